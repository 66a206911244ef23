/** The credit that goes with prices from `minCents` to just below `maxCents`. */
export interface CreditAmount {
  readonly id: number
  readonly minCents: number
  readonly maxCents: number
  readonly amountCents: number
}

/** On which prices a workshop offers credit, and how much of it. */
export interface CreditTerms {
  readonly minimumCents: number
  readonly amounts: readonly CreditAmount[]
}

/** The setting where minPrice <= price < maxPrice (SPEC.md section 9); null: no application is offered (READINGS.md 15). */
export const activeAmountSetting = (amounts: readonly CreditAmount[], priceCents: number): CreditAmount | null =>
  amounts.find(({ minCents, maxCents }) => minCents <= priceCents && priceCents < maxCents) ?? null

/** How much credit may be applied for at a price, in cents; null where none is offered. */
export function creditFor(terms: CreditTerms | null, priceCents: number): number | null {
  if (terms === null || priceCents < terms.minimumCents) return null
  return activeAmountSetting(terms.amounts, priceCents)?.amountCents ?? null
}
