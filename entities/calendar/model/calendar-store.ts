import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { startOfMonth, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'
import { dayFault, isDayOnly, isFree, slotsOf, type CalendarLimits, type Slot } from './calendar-rules'
import { FreeMonths, type FreeTimesSource } from './free-months'

/** How many months are searched beyond the visible ones before the visitor is told that there is nothing (TM-04). */
const FURTHER_MONTHS = 3
/** How far ahead the visitor may page. */
const MONTHS_AHEAD = 12

/** A month that is searched because the visible ones have nothing. */
export interface FurtherMonth {
  readonly month: WallDate
  /** 1 to `of` */
  readonly step: number
  readonly of: number
}

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

/** The calendar of free times: which months are shown, which days are free, and what the visitor chose. */
export class CalendarStore {
  month: WallDate
  /** How many months are shown. */
  visible = 1
  day: WallDate | null = null
  slot: Slot | null = null
  /** The chosen time was taken by somebody else while the visitor looked at other months. */
  isSlotLost = false
  further: FurtherMonth | null = null
  readonly search: Resource<[], Found>
  /** The months that were in sight, at any time and just before. */
  private readonly seen = new Set<WallDate>()
  private before: readonly WallDate[] = []

  constructor(
    private readonly source: FreeTimesSource,
    public limits: CalendarLimits,
  ) {
    this.month = this.firstMonth
    this.search = new Resource((signal) => this.findFirst(signal))
    makeAutoObservable<this, 'source' | 'seen' | 'before'>(
      this,
      {
        slot: observableRef,
        further: observableRef,
        limits: false,
        source: false,
        search: false,
        seen: false,
        before: false,
      },
      { autoBind: true },
    )
  }

  /**
   * Asks the whole question anew: reads the visible months, searches on where they have nothing, and chooses the first free
   * day by itself. What was shown stays until the answer is here; the chosen day stays where it is still free.
   */
  async load(wish: Wish | null = null): Promise<void> {
    this.slot = null
    this.isSlotLost = false
    const day = wish?.day ?? this.day
    if (wish) this.reveal(wish.day)
    this.known?.onlyRead([])
    if (!(await this.search.load()) || this.isEmpty) return
    runInAction(() => {
      this.month = this.search.latest?.month ?? this.month
      this.choose(day !== null && this.isSelectable(day) ? day : this.firstSelectable)
      this.slot = this.slots.find(({ start }) => start === wish?.start) ?? null
    })
    this.seen.clear()
    this.before = []
    await this.look()
  }

  /** What the workshop's settings say of it; asked for before the first load. */
  setLimits(limits: CalendarLimits): void {
    this.limits = limits
  }

  /** Pages to another month. What is known of it is shown at once, and read anew where it was looked at before. */
  show(month: WallDate): void {
    if (month === this.month) return
    this.month = month
    void this.look()
  }

  setVisible(months: number): void {
    if (months === this.visible) return
    this.visible = months
    void this.look()
  }

  /** Reads the visible months that could not be read once more. */
  retry(): void {
    void this.look()
  }

  /** Gives up what is under way. */
  dispose(): void {
    this.known?.onlyRead([])
    this.search.reset()
  }

  /** Chooses a day; the time chosen before goes (TM-08). */
  choose(day: WallDate | null): void {
    if (day !== this.day) this.slot = null
    this.day = day
    this.isSlotLost = false
  }

  chooseSlot(slot: Slot): void {
    this.slot = slot
    this.isSlotLost = false
  }

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

  /** A visible month is not known yet. */
  get isWaiting(): boolean {
    return this.inSight.some((month) => !this.isKnown(month) && this.known?.isReading(month))
  }

  /** A visible month could not be read. */
  get hasFailed(): boolean {
    return this.inSight.some((month) => this.known?.hasFailed(month))
  }

  get isEmpty(): boolean {
    const { state } = this.search
    return state.status === 'ready' && state.value.month === null
  }

  get canGoBack(): boolean {
    return this.month > this.firstMonth
  }

  get canGoForward(): boolean {
    return this.month < this.lastMonth
  }

  private get firstMonth(): WallDate {
    return startOfMonth(this.limits.today)
  }

  private get lastMonth(): WallDate {
    return startOfMonth(this.limits.today, MONTHS_AHEAD)
  }

  /** The visible months. */
  private get inSight(): readonly WallDate[] {
    return monthsFrom(this.month, this.visible)
  }

  private get known(): FreeMonths | undefined {
    return this.search.latest?.months
  }

  private get chosen(): FreeDay | undefined {
    return this.day === null ? undefined : this.freeDay(this.day)
  }

  private get firstSelectable(): WallDate | null {
    const days = this.inSight.flatMap((month) => this.known?.daysOf(month) ?? [])
    const free = days.filter((day) => this.canUse(day)).map(({ date }) => date)
    return free.toSorted()[0] ?? null
  }

  /** Shows the months around a day, today's first where that has it in sight too. */
  private reveal(day: WallDate): void {
    const first = startOfMonth(day, 1 - this.visible)
    this.month = first > this.firstMonth ? first : this.firstMonth
  }

  /**
   * Reads the visible months that are not known, and anew those that the visitor has come back to; then their neighbours
   * ahead of time, so that paging waits for no call.
   */
  private async look(): Promise<void> {
    const { known, inSight, before, slot } = this
    if (!known || this.isLoading) return
    const near = [startOfMonth(this.month, -1), startOfMonth(this.month, this.visible)].filter(
      (month) => month >= this.firstMonth && month <= this.lastMonth,
    )
    known.onlyRead([...inSight, ...near])
    const isBack = (month: WallDate): boolean => this.seen.has(month) && !before.includes(month)
    const wanted = inSight.filter((month) => !known.isKnown(month) || known.hasFailed(month) || isBack(month))
    this.before = inSight
    for (const month of inSight) this.seen.add(month)
    await readAll(known, wanted)
    if (this.known !== known) return
    if (slot && this.slot === slot && !this.slots.some(({ start }) => start === slot.start)) this.loseSlot()
    await readAll(
      known,
      near.filter((month) => !known.isKnown(month)),
    )
  }

  private loseSlot(): void {
    this.slot = null
    this.isSlotLost = true
  }

  private async findFirst(signal: AbortSignal): Promise<Found> {
    const months = new FreeMonths(this.source, this.limits.today)
    signal.addEventListener('abort', () => months.onlyRead([]))
    // Where a later month was looked at and nothing comes after it, what comes before it counts too.
    const froms = new Set([this.month, this.firstMonth])
    try {
      for (const from of froms) {
        const month = await this.findFrom(months, from)
        if (month !== null) return { months, month }
      }
      return { months, month: null }
    } finally {
      runInAction(() => (this.further = null))
    }
  }

  private async findFrom(months: FreeMonths, from: WallDate): Promise<WallDate | null> {
    const hasFree = (month: WallDate): boolean => months.daysOf(month).some((day) => this.canUse(day))
    const visible = monthsFrom(from, this.visible)
    await Promise.all(visible.map((month) => months.read(month)))
    if (visible.some(hasFree)) return from
    for (let step = 1; step <= FURTHER_MONTHS; step++) {
      const month = startOfMonth(from, this.visible - 1 + step)
      runInAction(() => (this.further = { month, step, of: FURTHER_MONTHS }))
      if (!months.isKnown(month)) await months.read(month)
      // Shown last of the visible months: those before it are known to be empty.
      if (hasFree(month)) return startOfMonth(month, 1 - this.visible)
    }
    return null
  }

  private canUse(day: FreeDay): boolean {
    return isFree(day) && dayFault(day.date, this.limits) === null
  }
}

const monthsFrom = (first: WallDate, count: number): WallDate[] =>
  Array.from({ length: count }, (_, index) => startOfMonth(first, index))

/** A month that cannot be read says so by itself. */
const readAll = (known: FreeMonths, months: readonly WallDate[]): Promise<unknown> =>
  Promise.allSettled(months.map((month) => known.read(month)))
