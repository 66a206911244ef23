/** Sums of card payments beside the price that the booking has now, in euros. */
export interface CardSums {
  /** Still to pay. */
  readonly due: number
  /** Paid too much, which the provider returns once the booking is sent. */
  readonly excess: number
}

/**
 * Compares what is `paid` with the `price`. A sum that is unknown counts as the price, so that nothing is paid twice. A
 * price that is agreed later (null) neither asks for more nor returns anything.
 */
export function cardSums(paid: number | null, price: number | null): CardSums {
  if (paid === null || price === null) return { due: 0, excess: 0 }
  const cents = Math.round(price * 100) - Math.round(paid * 100)
  return { due: Math.max(0, cents) / 100, excess: Math.max(0, -cents) / 100 }
}
