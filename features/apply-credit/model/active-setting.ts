import type { AmountSetting } from '#shared/api/nouns/credit'

/** What a workshop says of its credit. */
export interface CreditTerms {
  /** The lowest price that it is offered for; null where it never is. */
  readonly minimum: number | null
  readonly settings: readonly AmountSetting[]
}

/**
 * The amount setting of a price, with the credit to apply for: the one where minPrice <= price < maxPrice. Without one, or
 * below the minimum, no credit is offered (CR-01, READINGS.md 15).
 */
export function activeSetting({ minimum, settings }: CreditTerms, price: number | null): AmountSetting | null {
  if (minimum === null || price === null || price < minimum) return null
  return settings.find(({ minPrice, maxPrice }) => minPrice <= price && price < maxPrice) ?? null
}
