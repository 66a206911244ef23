import { makeAutoObservable, observableRef } from 'mobx'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { MONTHS_AHEAD } from './calendar-rules'
import type { FreeMonths } from './free-months'

/** Which months are shown, and which are read for it. */
export class MonthsView {
  /** The first month shown. */
  month: WallDate
  /** How many months are shown. */
  visible = 1
  private known: FreeMonths | null = null
  /** The months that were in sight, at any time and just before. */
  private readonly seen = new Set<WallDate>()
  private before: readonly WallDate[] = []

  constructor(private readonly today: WallDate) {
    this.month = this.first
    makeAutoObservable<this, 'today' | 'known' | 'seen' | 'before'>(
      this,
      { today: false, known: observableRef, seen: false, before: false },
      { autoBind: true },
    )
  }

  /** Shows other answers from now on; `month` has been read for it. */
  take(known: FreeMonths, month: WallDate): void {
    this.known = known
    this.month = month
    this.seen.clear()
    this.before = []
    void this.look()
  }

  /** Gives up what is under way, and what would come after it. */
  giveUp(): void {
    this.before = []
    this.known?.onlyRead([])
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

  /** Shows the months around a day, today's first where that has it in sight too. Nothing is read for it. */
  reveal(day: WallDate): void {
    const first = startOfMonth(day, 1 - this.visible)
    this.month = first > this.first ? first : this.first
  }

  /** Reads the months in sight that could not be read once more. */
  retry(): void {
    void this.look()
  }

  /** This month. */
  get first(): WallDate {
    return startOfMonth(this.today)
  }

  get last(): WallDate {
    return startOfMonth(this.today, MONTHS_AHEAD)
  }

  get inSight(): readonly WallDate[] {
    return monthsFrom(this.month, this.visible)
  }

  get canGoBack(): boolean {
    return this.month > this.first
  }

  get canGoForward(): boolean {
    return this.month < this.last
  }

  /** A month in sight is not known yet. */
  get isWaiting(): boolean {
    return this.inSight.some((month) => this.known?.isReading(month) && !this.known.isKnown(month))
  }

  /** A month in sight could not be read. */
  get hasFailed(): boolean {
    return this.inSight.some((month) => this.known?.hasFailed(month))
  }

  /**
   * Reads the months in sight that are not known, and anew those that the visitor has come back to; then their neighbours
   * ahead of time, so that paging waits for no call.
   */
  private async look(): Promise<void> {
    const { known, inSight, before } = this
    if (!known) return
    const near = [startOfMonth(this.month, -1), startOfMonth(this.month, this.visible)].filter(
      (month) => month >= this.first && month <= this.last,
    )
    known.onlyRead([...inSight, ...near])
    const isBack = (month: WallDate): boolean => this.seen.has(month) && !before.includes(month)
    const wanted = inSight.filter((month) => !known.isKnown(month) || known.hasFailed(month) || isBack(month))
    this.before = inSight
    for (const month of inSight) this.seen.add(month)
    await readAll(known, wanted)
    // Paged on, or asked anew, meanwhile: other months are near now.
    if (this.before !== inSight) return
    await readAll(
      known,
      near.filter((month) => !known.isKnown(month)),
    )
  }
}

/** `count` months from `first` on. */
export const monthsFrom = (first: WallDate, count: number): WallDate[] =>
  Array.from({ length: count }, (_, index) => startOfMonth(first, index))

/** A month that cannot be read says so by itself. */
const readAll = (known: FreeMonths, months: readonly WallDate[]): Promise<unknown> =>
  Promise.allSettled(months.map((month) => known.read(month)))
