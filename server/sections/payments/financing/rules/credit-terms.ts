import type { CreditAmount, CreditTerms } from '../../../../providers/financing'

/**
 * Returns the setting with minPrice <= price < maxPrice (specification section 9).
 * Returns null if there is none; then no application is offered (reading 15).
 */
export const activeAmountSetting = (amounts: readonly CreditAmount[], priceCents: number): CreditAmount | null =>
  amounts.find(({ minCents, maxCents }) => minCents <= priceCents && priceCents < maxCents) ?? null

/** Returns the credit that a customer may apply for at a price, in cents, or null if none is offered. */
export function creditFor(terms: CreditTerms | null, priceCents: number): number | null {
  if (terms === null || priceCents < terms.minimumCents) return null
  return activeAmountSetting(terms.amounts, priceCents)?.amountCents ?? null
}
