/** Settings that an instalment needs. Without one of them the number would promise too much. */
export const INSTALMENT = ['instalmentMonths', 'instalmentInterest', 'instalmentFee'] as const
export type InstalmentSettings = Readonly<Record<(typeof INSTALMENT)[number], string | null>>

export interface Instalment {
  readonly months: number
  /** Euros per month, rounded up to a cent. */
  readonly amount: number
}

/**
 * Returns the monthly instalment of an annuity loan with the yearly interest in percent and the monthly fee in euros.
 * Returns null if a setting is missing or invalid.
 */
export function instalmentOf(price: number, settings: InstalmentSettings): Instalment | null {
  const [months = Number.NaN, interest = Number.NaN, fee = Number.NaN] = INSTALMENT.map((name) =>
    numberOf(settings[name]),
  )
  if (!Number.isInteger(months) || months < 1 || price <= 0 || [interest, fee].some(Number.isNaN)) return null
  const rate = interest / 1200
  const repayment = rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months)
  // The tolerance keeps floating-point errors from adding a cent.
  return { months, amount: Math.ceil((repayment + fee) * 100 - 1e-6) / 100 }
}

/** Returns the number of a setting, or NaN if it is not set or no number. */
function numberOf(text: string | null): number {
  if (text === null || !/^\d+(?:[.,]\d+)?$/.test(text.trim())) return Number.NaN
  return Number(text.replace(',', '.'))
}
