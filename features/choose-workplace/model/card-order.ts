import { makeAutoObservable, observableRef } from 'mobx'
import { byFirstFreeDay, nearestFirst } from '#entities/organization'
import type { Organization } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'

interface Known {
  readonly freeTimes: {
    readonly days: ReadonlyMap<number, WallDate>
    readonly isBusy: boolean
    readonly hasFailed: boolean
  }
  readonly nearest: { readonly ids: readonly number[] }
}

/**
 * The order of the cards (OR-03). It follows the free times once, when all of them are known, and never under the hands of
 * a visitor who is busy with the cards: then it waits until they let go, or ask for it. What the visitor asks for by a
 * button outside the cards, the nearest first, is done at once.
 */
export class CardOrder {
  /** The free days of the order on the screen; those known by now may be more. */
  private days: ReadonlyMap<number, WallDate> = new Map()
  /** Some free times are missing, which a message above the cards tells. */
  isIncomplete = false
  private isHeld = false

  constructor(
    private readonly all: () => readonly Organization[],
    private readonly freeTimes: Known['freeTimes'],
    private readonly nearest: Known['nearest'],
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

  /** The free times are known, and the cards are not in their order yet. */
  get isBehind(): boolean {
    if (this.freeTimes.isBusy) return false
    const wanted = this.by(this.freeTimes.days)
    return this.organizations.some((one, index) => one !== wanted[index])
  }

  /** The visitor takes the cards up, or lets go of them. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    this.update()
  }

  /** Does what moves the cards, now that there is nothing more to wait for, unless somebody has them in hand. */
  update(): void {
    if (this.isHeld || this.freeTimes.isBusy) return
    if (this.isBehind) this.apply()
    this.isIncomplete = this.freeTimes.hasFailed
  }

  /** The visitor asks for it. */
  apply(): void {
    this.days = this.freeTimes.days
  }

  private by(days: ReadonlyMap<number, WallDate>): readonly Organization[] {
    return nearestFirst(byFirstFreeDay(this.all(), days), this.nearest.ids)
  }
}
