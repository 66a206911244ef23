import type { AmountSetting } from '#shared/api/nouns/credit'

/** Terms on which a workshop offers credit. */
export interface CreditTerms {
  /** Lowest price in euros for which credit is offered; null if it never is. */
  readonly minimum: number | null
  readonly settings: readonly AmountSetting[]
}

/**
 * Returns the setting with minPrice <= price < maxPrice, which has the amount to apply for. Returns null below the
 * minimum or without such a setting, so that no credit is offered (CR-01, reading 15).
 */
export function activeSetting({ minimum, settings }: CreditTerms, price: number | null): AmountSetting | null {
  if (minimum === null || price === null || price < minimum) return null
  return settings.find(({ minPrice, maxPrice }) => minPrice <= price && price < maxPrice) ?? null
}
