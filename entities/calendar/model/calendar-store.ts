import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'
import { dayFault, isDayOnly, isFree, slotsOf, type CalendarLimits, type Slot } from './calendar-rules'
import { findFree, type FurtherMonth } from './find-free'
import { FreeMonths, type FreeTimesSource } from './free-months'
import { MonthsView } from './months-view'

/** What is to be chosen where it is still free: a time that is held already. */
export interface Wish {
  readonly day: WallDate
  readonly start?: WallDateTime
}

interface Found {
  readonly months: FreeMonths
  /** The first month to show; null where there is nothing. */
  readonly month: WallDate | null
}

/** The calendar of free times: which days are free, and what the visitor chose. */
export class CalendarStore {
  readonly view: MonthsView
  day: WallDate | null = null
  /** The time that was chosen, and whether it was one of the day's. */
  private wanted: { readonly slot: Slot; readonly isOfDay: boolean } | null = null
  further: FurtherMonth | null = null
  readonly search: Resource<[], Found>

  constructor(
    private readonly source: FreeTimesSource,
    public limits: CalendarLimits,
  ) {
    this.view = new MonthsView(limits.today)
    this.search = new Resource((signal) => this.findFirst(signal))
    makeAutoObservable<this, 'source' | 'wanted'>(
      this,
      {
        view: false,
        wanted: observableRef,
        further: observableRef,
        limits: observableRef,
        source: false,
        search: false,
      },
      { autoBind: true },
    )
  }

  /** What the workshop's settings say of it; asked for before the first load. */
  setLimits(limits: CalendarLimits): void {
    this.limits = limits
  }

  /**
   * Asks the whole question anew: reads the visible months, searches on where they have nothing, and chooses the first free
   * day by itself. What was shown stays until the answer is here; the chosen day stays where it is still free, also one that
   * was chosen meanwhile.
   */
  async load(wish: Wish | null = null): Promise<void> {
    this.wanted = null
    const before = this.day
    if (wish) this.view.reveal(wish.day)
    this.view.giveUp()
    if (!(await this.search.load())) return
    const { months, month } = this.search.latest ?? {}
    runInAction(() => {
      if (!months || !month) return this.choose(null)
      this.view.take(months, month)
      const isChosen = this.day !== before || this.wanted !== null
      const day = isChosen ? this.day : (wish?.day ?? before)
      this.choose(day !== null && this.isSelectable(day) ? day : this.firstSelectable)
      const slot = isChosen ? undefined : this.slots.find(({ start }) => start === wish?.start)
      if (slot) this.chooseSlot(slot)
    })
  }

  /** Gives up what is under way. */
  dispose(): void {
    this.view.giveUp()
    this.search.reset()
  }

  /** Chooses a day; the time chosen before goes (TM-08). */
  choose(day: WallDate | null): void {
    if (day !== this.day || this.isSlotLost) this.wanted = null
    this.day = day
  }

  /** Chooses a time of the chosen day; one that is not among its times, a gap, is offered by other means. */
  chooseSlot(slot: Slot): void {
    this.wanted = { slot, isOfDay: this.has(slot) }
  }

  /** What is known of the day; undefined also where its month has not been read. */
  freeDay(date: WallDate): FreeDay | undefined {
    return this.known?.day(date)
  }

  /** Whether the day's free times have been read. */
  isKnown(date: WallDate): boolean {
    return this.known?.isKnown(date) ?? false
  }

  isSelectable(date: WallDate): boolean {
    const day = this.freeDay(date)
    return day !== undefined && this.canUse(day)
  }

  get slot(): Slot | null {
    return this.wanted && !this.isSlotLost ? this.wanted.slot : null
  }

  /** The chosen time was taken by somebody else while the visitor looked at other months. */
  get isSlotLost(): boolean {
    return this.wanted !== null && this.wanted.isOfDay && !this.has(this.wanted.slot)
  }

  get slots(): readonly Slot[] {
    const day = this.chosen
    return day ? slotsOf(day) : []
  }

  /** The chosen day is booked as a whole. */
  get isDayOnly(): boolean {
    const day = this.chosen
    return day !== undefined && isDayOnly(day)
  }

  /** What still has to be chosen, or waited for, before the visitor can go on (TM-11). */
  get missing(): 'times' | 'day' | 'slot' | null {
    if (this.isLoading) return 'times'
    if (this.day === null) return 'day'
    return this.isDayOnly || this.slot !== null ? null : 'slot'
  }

  /** The question is being asked, for the first time or anew: then what is shown is of the old one. */
  get isLoading(): boolean {
    return !['ready', 'failed'].includes(this.search.state.status)
  }

  get isEmpty(): boolean {
    const { state } = this.search
    return state.status === 'ready' && state.value.month === null
  }

  private get known(): FreeMonths | undefined {
    return this.search.latest?.months
  }

  private get chosen(): FreeDay | undefined {
    return this.day === null ? undefined : this.freeDay(this.day)
  }

  private get firstSelectable(): WallDate | null {
    const days = this.view.inSight.flatMap((month) => this.known?.daysOf(month) ?? [])
    const free = days.filter((day) => this.canUse(day)).map(({ date }) => date)
    return free.toSorted()[0] ?? null
  }

  private has({ start }: Slot): boolean {
    return this.slots.some((slot) => slot.start === start)
  }

  private canUse(day: FreeDay): boolean {
    return isFree(day) && dayFault(day.date, this.limits) === null
  }

  private setFurther(further: FurtherMonth | null): void {
    this.further = further
  }

  private async findFirst(signal: AbortSignal): Promise<Found> {
    const months = new FreeMonths(this.source, this.limits.today)
    signal.addEventListener('abort', () => months.onlyRead([]))
    const hasFree = (month: WallDate): boolean => months.daysOf(month).some((day) => this.canUse(day))
    const search = { months, hasFree, onFurther: this.setFurther, visible: this.view.visible }
    try {
      // Where a later month was looked at and nothing comes after it, what comes before it counts too.
      for (const from of new Set([this.view.month, this.view.first])) {
        const month = await findFree(search, from)
        if (month !== null) return { months, month }
      }
      return { months, month: null }
    } finally {
      this.setFurther(null)
    }
  }
}
