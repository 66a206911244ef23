import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { endOfMonth, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'
import { dayFault, isDayOnly, isFree, slotsOf, type CalendarLimits, type Slot } from './calendar-rules'

export interface Period {
  readonly start: WallDate
  /** Included. */
  readonly end: WallDate
}

export type FreeTimesSource = (period: Period, signal: AbortSignal) => Promise<readonly FreeDay[]>

/** How many months are searched beyond the visible ones before the visitor is told that there is nothing (TM-04). */
const FURTHER_MONTHS = 3
/** How far ahead the visitor may page. */
const MONTHS_AHEAD = 12

interface Found {
  readonly month: WallDate
  readonly days: readonly FreeDay[]
  readonly isEmpty: boolean
}

/** The calendar of free times: which months are shown, which days are free, and what the visitor chose. */
export class CalendarStore {
  month: WallDate
  days: ReadonlyMap<WallDate, FreeDay> = new Map()
  day: WallDate | null = null
  slot: Slot | null = null
  /** True while months beyond the visible ones are searched. */
  isSearchingFurther = false
  readonly search: Resource<[month: WallDate, months: number], Found>
  readonly page: Resource<[month: WallDate, months: number], Found>

  constructor(
    private readonly source: FreeTimesSource,
    readonly limits: CalendarLimits,
  ) {
    this.month = startOfMonth(limits.today)
    this.search = new Resource((signal, month, months) => this.findFirst(signal, month, months))
    this.page = new Resource(async (signal, month, months) => ({
      month,
      days: await this.read(signal, month, months),
      isEmpty: false,
    }))
    makeAutoObservable<this, 'source'>(
      this,
      { days: observableRef, slot: observableRef, limits: false, source: false, search: false, page: false },
      { autoBind: true },
    )
  }

  /** Loads the visible months, searches on where they have nothing, and chooses the first free day by itself. */
  async load(months: number): Promise<void> {
    const wanted = this.day
    this.choose(null)
    // A page still on its way belongs to what was asked before, another shift perhaps.
    this.page.reset()
    if (!(await this.search.load(this.month, months)) || !this.search.latest) return
    const found = this.search.latest
    runInAction(() => {
      this.month = found.month
      this.days = new Map(found.days.map((day) => [day.date, day]))
      this.choose(wanted !== null && this.isSelectable(wanted) ? wanted : this.firstSelectable)
    })
  }

  /** Pages to another month; what is known of it is shown at once and read anew. */
  async show(month: WallDate, months: number): Promise<void> {
    this.month = month
    if ((await this.page.load(month, months)) && this.page.latest) this.merge(this.page.latest.days)
  }

  /** Gives up what is under way. */
  dispose(): void {
    this.search.reset()
    this.page.reset()
  }

  /** Chooses a day; the time chosen before goes (TM-08). */
  choose(day: WallDate | null): void {
    if (day !== this.day) this.slot = null
    this.day = day
  }

  chooseSlot(slot: Slot): void {
    this.slot = slot
  }

  isSelectable(date: WallDate): boolean {
    const day = this.days.get(date)
    return day !== undefined && isFree(day) && dayFault(date, this.limits) === null
  }

  get slots(): readonly Slot[] {
    const day = this.day === null ? undefined : this.days.get(this.day)
    return day ? slotsOf(day) : []
  }

  /** The chosen day is booked as a whole. */
  get isDayOnly(): boolean {
    const day = this.day === null ? undefined : this.days.get(this.day)
    return day !== undefined && isDayOnly(day)
  }

  /** What still has to be chosen before the visitor can go on (TM-11). */
  get missing(): 'day' | 'slot' | null {
    if (this.day === null) return 'day'
    return this.isDayOnly || this.slot !== null ? null : 'slot'
  }

  get isEmpty(): boolean {
    return this.search.state.status === 'ready' && this.search.state.value.isEmpty
  }

  get canGoBack(): boolean {
    return this.month > startOfMonth(this.limits.today)
  }

  get canGoForward(): boolean {
    return this.month < startOfMonth(this.limits.today, MONTHS_AHEAD)
  }

  private get firstSelectable(): WallDate | null {
    return [...this.days.keys()].toSorted().find((date) => this.isSelectable(date)) ?? null
  }

  private async findFirst(signal: AbortSignal, month: WallDate, months: number): Promise<Found> {
    const visible = await this.read(signal, month, months)
    if (visible.some((day) => this.canUse(day))) return { month, days: visible, isEmpty: false }
    runInAction(() => (this.isSearchingFurther = true))
    try {
      for (let ahead = 0; ahead < FURTHER_MONTHS; ahead++) {
        const further = startOfMonth(month, months + ahead)
        const days = await this.read(signal, further, 1)
        // Shown last of the visible months: those before it are known to be empty, the one after it is not known at all.
        if (days.some((day) => this.canUse(day)))
          return { month: startOfMonth(further, 1 - months), days, isEmpty: false }
      }
      return { month, days: [], isEmpty: true }
    } finally {
      runInAction(() => (this.isSearchingFurther = false))
    }
  }

  private read(signal: AbortSignal, month: WallDate, months: number): Promise<readonly FreeDay[]> {
    const first = month < this.limits.today ? this.limits.today : month
    return this.source({ start: first, end: endOfMonth(startOfMonth(month, months - 1)) }, signal)
  }

  private canUse(day: FreeDay): boolean {
    return isFree(day) && dayFault(day.date, this.limits) === null
  }

  private merge(days: readonly FreeDay[]): void {
    const first = this.month
    const last = endOfMonth(startOfMonth(first, 1))
    const kept = [...this.days.values()].filter(({ date }) => date < first || date > last || date === this.day)
    this.days = new Map([...kept, ...days].map((day) => [day.date, day]))
  }
}
