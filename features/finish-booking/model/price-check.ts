import { makeAutoObservable, observableRef } from 'mobx'
import type { ShownPrice } from '#shared/api/nouns/shown-price'
import { priceChange, type PriceChange } from '#shared/booking-facts/shown-price'

/** The price is not the one that the visitor saw. */
export class PriceChanged extends Error {
  override readonly name = 'PriceChanged'
  constructor(readonly change: PriceChange) {
    super('The price has changed')
  }
}

/** The price that the visitor saw, and the question about another one (RC-20). */
export class PriceCheck {
  /** The price has changed since the visitor saw it, so nothing was sent or saved; null otherwise. */
  change: PriceChange | null = null
  /** The price as the visitor entered the step, or as it was last asked about; null if it is unknown. */
  shown: ShownPrice | null = null

  constructor() {
    makeAutoObservable(this, { change: observableRef, shown: observableRef }, { autoBind: true })
  }

  show(price: ShownPrice | null): void {
    this.shown = price
  }

  ask(change: PriceChange): void {
    this.change = change
  }

  /** Ends the question. What it named counts as shown. */
  accept(): void {
    this.change = null
  }

  /**
   * Compares a price with the one shown. From then on it counts as shown.
   * @throws PriceChanged if it is another one
   */
  compare(now: ShownPrice | null): void {
    const change = this.shown && now && priceChange(this.shown, now)
    this.shown = now ?? this.shown
    if (change) throw new PriceChanged(change)
  }
}
