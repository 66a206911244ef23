import { startOfMonth, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { Resource } from '#shared/store/resource'
import { dayFault, isDayOnly, isFree, slotsOf, type CalendarLimits, type Slot } from './calendar-rules'
import { findFree, type FurtherMonth } from './find-free'
import { FreeMonths, type FreeTimesSource } from './free-months'
import { MonthsView } from './months-view'

/** The day and start that every load selects if they are free, because the visitor has chosen or already holds them. */
export interface TimeRequest {
  readonly day: WallDate
  readonly start?: WallDateTime
  /** True if another day reservation is selected, where there is one, once this day is not free. */
  readonly isDayOnly?: boolean
}

interface Found {
  readonly months: FreeMonths
  /** First month to show, or null if nothing is free. */
  readonly month: WallDate | null
}

/** The time of a booking that is being moved. `hours` is '' for a day reservation, else 'klo 9.05–10.35'. */
export interface PresentTime {
  readonly day: WallDate
  readonly hours: string
}

/** The calendar of free days and slots, with the visitor's selection. */
export class CalendarStore {
  readonly view: MonthsView
  day: WallDate | null = null
  /** Marked in the calendar; null unless a booking is being moved. */
  present: PresentTime | null = null
  /** The selected slot, and whether it was one of the day's free slots. */
  private selected: { readonly slot: Slot; readonly isOfDay: boolean } | null = null
  /** The visitor's last choice, also while it is not free for the present filters; null before the first one. */
  wanted: TimeRequest | null = null
  further: FurtherMonth | null = null
  readonly search: Resource<[], Found>
  /** The months of the last search. They change together with the selection, so that it never stands on a day that is gone. */
  private months: FreeMonths | undefined

  constructor(
    private readonly source: FreeTimesSource,
    public limits: CalendarLimits,
  ) {
    this.view = new MonthsView(limits.today)
    this.search = new Resource((signal) => this.findFirst(signal))
    makeAutoObservable<this, 'source' | 'selected' | 'months'>(
      this,
      {
        selected: observableRef,
        wanted: observableRef,
        further: observableRef,
        limits: observableRef,
        present: observableRef,
        months: observableRef,
        source: false,
      },
      { autoBind: true },
    )
  }

  /** Sets the limits from the workshop's settings. Call it before the first `load`. */
  setLimits(limits: CalendarLimits): void {
    this.limits = limits
  }

  setPresent(present: PresentTime | null): void {
    this.present = present
  }

  /**
   * Loads the visible months, and searches further months if they have no free day. Selects the wanted time if it is
   * free, else the selected day, else the first free day. `requested` replaces it. The stale days stay on screen
   * until the responses arrive.
   */
  async load(requested?: TimeRequest | null): Promise<void> {
    if (requested !== undefined) this.wanted = requested
    this.selected = null
    const before = this.day
    if (this.wanted && !this.view.inSight.includes(startOfMonth(this.wanted.day))) this.view.reveal(this.wanted.day)
    this.view.abort()
    if (!(await this.search.load())) return
    const { months, month } = this.search.latest ?? {}
    runInAction(() => {
      this.months = months
      if (!months || !month) return this.select(null)
      this.view.take(months, month)
      const wanted = [this.wanted?.day, before].find((day) => typeof day === 'string' && this.isSelectable(day))
      this.select(wanted ?? this.firstSelectable(this.wanted?.isDayOnly))
      const slot = this.slots.find(({ start }) => start === this.wanted?.start)
      if (slot) this.selected = { slot, isOfDay: true }
    })
  }

  /** Aborts all requests. */
  dispose(): void {
    this.view.abort()
    this.search.reset()
  }

  /** Shows the month of the selected day, unless it is in view. */
  showChosenMonth(): void {
    const month = startOfMonth(this.day ?? this.view.month)
    if (!this.view.inSight.includes(month)) this.view.show(month)
  }

  /** Selects a day for the visitor, and clears the slot of another day (TM-08). */
  choose(day: WallDate): void {
    this.select(day)
    this.wanted = { day }
  }

  /**
   * Selects a slot of the selected day for the visitor. A slot that is not among the free ones, such as a gap, is never
   * reported lost.
   */
  chooseSlot(slot: Slot): void {
    this.selected = { slot, isOfDay: this.has(slot) }
    if (this.day !== null) this.wanted = { day: this.day, start: slot.start }
  }

  /** Returns the free times of a day, or undefined if it has none or its month is not loaded. */
  freeDay(date: WallDate): FreeDay | undefined {
    return this.months?.day(date)
  }

  /** Tests whether the day's month is loaded. */
  isKnown(date: WallDate): boolean {
    return this.months?.isKnown(date) ?? false
  }

  isSelectable(date: WallDate): boolean {
    const day = this.freeDay(date)
    return day !== undefined && this.canUse(day)
  }

  get slot(): Slot | null {
    return this.selected && !this.isSlotTaken ? this.selected.slot : null
  }

  /** True if the selected slot was taken by somebody else while other months were on screen. */
  get isSlotTaken(): boolean {
    return this.selected !== null && this.selected.isOfDay && !this.has(this.selected.slot)
  }

  get slots(): readonly Slot[] {
    const day = this.chosen
    return day ? slotsOf(day) : []
  }

  /** True if the selected day is booked as a whole. */
  get isDayOnly(): boolean {
    const day = this.chosen
    return day !== undefined && isDayOnly(day)
  }

  /** The missing selection or load that blocks continuing, or null if there is none (TM-11). */
  get missing(): 'times' | 'day' | 'slot' | null {
    if (this.isLoading) return 'times'
    if (this.day === null) return 'day'
    return this.isDayOnly || this.slot !== null ? null : 'slot'
  }

  /** True during the first load and each reload. The days on screen are stale during a reload. */
  get isLoading(): boolean {
    return !['ready', 'failed'].includes(this.search.state.status)
  }

  /** True once the months that the first search has found are in view, or it has found none or failed. */
  get hasArrived(): boolean {
    const { state, latest } = this.search
    return state.status === 'failed' || latest?.month === null || this.view.hasMonths
  }

  get isEmpty(): boolean {
    const { state } = this.search
    return state.status === 'ready' && state.value.month === null
  }

  private get chosen(): FreeDay | undefined {
    return this.day === null ? undefined : this.freeDay(this.day)
  }

  private select(day: WallDate | null): void {
    if (day !== this.day || this.isSlotTaken) this.selected = null
    this.day = day
  }

  private firstSelectable(prefersDayOnly = false): WallDate | null {
    const days = this.view.inSight.flatMap((month) => this.months?.daysOf(month) ?? [])
    const free = days.filter((day) => this.canUse(day)).toSorted((one, other) => one.date.localeCompare(other.date))
    return ((prefersDayOnly && free.find(isDayOnly)) || free[0])?.date ?? null
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
    signal.addEventListener('abort', () => months.abortExcept([]))
    const hasFree = (month: WallDate): boolean => months.daysOf(month).some((day) => this.canUse(day))
    const search = { months, hasFree, onFurther: this.setFurther, visible: this.view.visible }
    try {
      // If a later month is on screen and nothing after it is free, searches from the current month too.
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
