import { makeAutoObservable, observableRef } from 'mobx'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { MONTHS_AHEAD } from './calendar-rules'
import type { FreeMonths } from './free-months'

/** The visible months, and the requests that load them and their neighbours. */
export class MonthsView {
  /** The first visible month. */
  month: WallDate
  /** Number of visible months. */
  visible = 1
  private months: FreeMonths | null = null
  /** The months that have been visible, and those visible at the last load. */
  readonly #shown = new Set<WallDate>()
  private before: readonly WallDate[] = []

  constructor(private readonly today: WallDate) {
    this.month = this.first
    makeAutoObservable<this, 'today' | 'months' | 'before'>(
      this,
      { today: false, months: observableRef, before: false },
      { autoBind: true },
    )
  }

  /** Replaces the loaded months and shows `month`, which must already be loaded. */
  take(months: FreeMonths, month: WallDate): void {
    this.months = months
    this.month = month
    this.#shown.clear()
    this.before = []
    void this.loadVisible()
  }

  /** Aborts the pending requests and the prefetch that would follow them. */
  abort(): void {
    this.before = []
    this.months?.abortExcept([])
  }

  /** Pages to another month. Shows the loaded days at once, and refetches a month that is shown again. */
  show(month: WallDate): void {
    if (month === this.month) return
    this.month = month
    void this.loadVisible()
  }

  setVisible(months: number): void {
    if (months === this.visible) return
    this.visible = months
    void this.loadVisible()
  }

  /** Shows the months that end with the day's month, but never months before the current one. Sends no request. */
  reveal(day: WallDate): void {
    const first = startOfMonth(day, 1 - this.visible)
    this.month = first > this.first ? first : this.first
  }

  /** Reloads the visible months that failed. */
  retry(): void {
    void this.loadVisible()
  }

  /** The current month. */
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

  /** True once months are shown. */
  get hasMonths(): boolean {
    return this.months !== null
  }

  /** True while a visible month loads for the first time. */
  get isWaiting(): boolean {
    return this.inSight.some((month) => this.months?.isReading(month) && !this.months.isKnown(month))
  }

  /** True if a visible month failed to load. */
  get hasFailed(): boolean {
    return this.inSight.some((month) => this.months?.hasFailed(month))
  }

  /**
   * Loads the visible months that are missing, and refetches those shown again. Then prefetches their neighbours, so
   * that paging does not wait.
   */
  private async loadVisible(): Promise<void> {
    const { months, inSight, before } = this
    if (!months) return
    const near = [startOfMonth(this.month, -1), startOfMonth(this.month, this.visible)].filter(
      (month) => month >= this.first && month <= this.last,
    )
    months.abortExcept([...inSight, ...near])
    const isBack = (month: WallDate): boolean => this.#shown.has(month) && !before.includes(month)
    const toLoad = inSight.filter((month) => !months.isKnown(month) || months.hasFailed(month) || isBack(month))
    this.before = inSight
    for (const month of inSight) this.#shown.add(month)
    await readAll(months, toLoad)
    // The visitor has paged or reloaded meanwhile, so other months are the neighbours now.
    if (this.before !== inSight) return
    await readAll(
      months,
      near.filter((month) => !months.isKnown(month)),
    )
  }
}

/** Returns `count` months, starting with `first`. */
export const monthsFrom = (first: WallDate, count: number): WallDate[] =>
  Array.from({ length: count }, (_, index) => startOfMonth(first, index))

/** Loads months. Never rejects, because a failed month reports its own error. */
const readAll = (cache: FreeMonths, months: readonly WallDate[]): Promise<unknown> =>
  Promise.allSettled(months.map((month) => cache.read(month)))
