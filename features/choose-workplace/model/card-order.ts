import { makeAutoObservable, observableRef } from 'mobx'
import { byFirstFreeDay, nearestFirst } from '#entities/organization'
import type { Organization } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'
import type { Identifier } from '#shared/api/nouns/lenient'

interface Sources {
  readonly freeTimes: {
    readonly days: ReadonlyMap<string, WallDate>
    readonly isBusy: boolean
    readonly hasFailed: boolean
  }
  readonly nearest: { readonly ids: readonly Identifier[] }
}

/**
 * The order of the cards (OR-03). Sorts once, when all free times are loaded. While the visitor interacts with the
 * cards the order is locked, and sorting waits for the release or for an explicit request. 'Nearest first' is a button
 * outside the cards, so it applies at once.
 */
export class CardOrder {
  /** The free days used for the order on screen. Later responses may have added more. */
  private days: ReadonlyMap<string, WallDate> = new Map()
  /** True if some free times are missing. A message above the cards reports it. */
  isIncomplete = false
  private isLocked = false

  constructor(
    private readonly all: () => readonly Organization[],
    private readonly freeTimes: Sources['freeTimes'],
    private readonly nearest: Sources['nearest'],
  ) {
    makeAutoObservable<this, 'all' | 'freeTimes' | 'nearest' | 'days'>(
      this,
      { all: false, freeTimes: false, nearest: false, days: observableRef },
      { autoBind: true },
    )
  }

  get organizations(): readonly Organization[] {
    return this.by(this.days)
  }

  get isByFreeTime(): boolean {
    return this.days.size > 0 && this.nearest.ids.length === 0
  }

  /** True if all free times are loaded but the cards are not sorted by them yet. */
  get isBehind(): boolean {
    if (this.freeTimes.isBusy) return false
    const sorted = this.by(this.freeTimes.days)
    return this.organizations.some((one, index) => one !== sorted[index])
  }

  /** Locks the order, or releases it and sorts. */
  setLocked(isLocked: boolean): void {
    this.isLocked = isLocked
    this.update()
  }

  /** Sorts the cards and reports missing free times, unless the order is locked or requests are pending. */
  update(): void {
    if (this.isLocked || this.freeTimes.isBusy) return
    if (this.isBehind) this.apply()
    this.isIncomplete = this.freeTimes.hasFailed
  }

  /** Sorts the cards on the visitor's request. */
  apply(): void {
    this.days = this.freeTimes.days
  }

  private by(days: ReadonlyMap<string, WallDate>): readonly Organization[] {
    return nearestFirst(byFirstFreeDay(this.all(), days), this.nearest.ids)
  }
}
