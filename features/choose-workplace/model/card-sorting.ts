import { makeAutoObservable, observableRef } from 'mobx'
import { byFirstFreeDay, nearestFirst } from './organization-rules'
import type { Organization } from '#shared/api/nouns/organizations'
import type { WallDate } from '#shared/date/wall-clock'
import type { Identifier } from '#shared/api/nouns/lenient'
import { groupByDay, oneGroup, type WorkshopGroup } from './day-groups'

interface Sources {
  readonly freeTimes: {
    readonly days: ReadonlyMap<string, WallDate>
    readonly failed: ReadonlySet<string>
    readonly undated: ReadonlySet<string>
    readonly isBusy: boolean
  }
  readonly nearest: { readonly ids: readonly Identifier[] }
}

interface Snapshot {
  readonly days: ReadonlyMap<string, WallDate>
  readonly undated: ReadonlySet<string>
}

/**
 * The sorting of the cards (OR-03). Sorts once, when all free times are loaded. While the visitor interacts with the
 * cards the sorting is locked and waits for the release or for an explicit request. 'Lähin ensin' is a choice
 * outside the cards, so it applies at once.
 */
export class CardSorting {
  /** The free days by which the cards on screen are sorted, or null before. Later responses may have added more. */
  private shown: Snapshot | null = null
  /** True if the request of some free times has failed. A message above the cards reports it. */
  isIncomplete = false
  private isLocked = false
  readonly #all: () => readonly Organization[]
  readonly #freeTimes: Sources['freeTimes']
  readonly #nearest: Sources['nearest']

  constructor(all: () => readonly Organization[], freeTimes: Sources['freeTimes'], nearest: Sources['nearest']) {
    this.#all = all
    this.#freeTimes = freeTimes
    this.#nearest = nearest
    makeAutoObservable<this, 'shown'>(this, { shown: observableRef }, { autoBind: true })
  }

  get organizations(): readonly Organization[] {
    return this.by(this.shown?.days ?? new Map())
  }

  /** The cards as shown, by their first free day unless the nearest come first. `isDated` is false without free times. */
  groups(isDated: boolean): readonly WorkshopGroup[] {
    if (!isDated || this.isByDistance) return oneGroup(this.organizations, 'plain')
    if (!this.shown) return oneGroup(this.organizations, 'loading')
    return groupByDay(this.organizations, this.shown.days, this.shown.undated)
  }

  get isByFreeTime(): boolean {
    return (this.shown?.days.size ?? 0) > 0 && !this.isByDistance
  }

  /** The earliest day of all workshops, or undefined if none is known. */
  get earliestDay(): WallDate | undefined {
    return [...(this.shown?.days.values() ?? [])].toSorted()[0]
  }

  get isByDistance(): boolean {
    return this.#nearest.ids.length > 0
  }

  /** True if all free times are loaded but the cards are not sorted by them yet. */
  get isBehind(): boolean {
    return !this.#freeTimes.isBusy && !this.isByDistance && this.hasNews
  }

  /** Locks the sorting, or releases it and sorts. */
  setLocked(isLocked: boolean): void {
    this.isLocked = isLocked
    this.update()
  }

  /** Sorts the cards and reports missing free times, unless the sorting is locked or requests are pending. */
  update(): void {
    if (this.isLocked || this.#freeTimes.isBusy) return
    if (!this.shown || this.hasNews) this.apply()
    this.isIncomplete = this.#freeTimes.failed.size > 0
  }

  /** Sorts the cards on the visitor's request. */
  apply(): void {
    const { days, undated } = this.#freeTimes
    this.shown = { days, undated }
  }

  /** True if free times differ from those on screen. */
  private get hasNews(): boolean {
    const { days, undated } = this.#freeTimes
    return (
      undated.size !== (this.shown?.undated.size ?? 0) ||
      [...days].some(([id, day]) => this.shown?.days.get(id) !== day)
    )
  }

  private by(days: ReadonlyMap<string, WallDate>): readonly Organization[] {
    return nearestFirst(byFirstFreeDay(this.#all(), days), this.#nearest.ids)
  }
}
