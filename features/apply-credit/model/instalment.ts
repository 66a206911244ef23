/** What the chain must have set for an instalment to be shown: without one of them it would promise too much. */
export const INSTALMENT = ['instalmentMonths', 'instalmentInterest', 'instalmentFee'] as const
export type InstalmentSettings = Readonly<Record<(typeof INSTALMENT)[number], string | null>>

export interface Instalment {
  readonly months: number
  /** Each month's, in euros, rounded up to a cent. */
  readonly amount: number
}

/**
 * What a price comes to each month: paid back in equal parts with the yearly interest in per cent, and the month's fee in
 * euros. Null unless all is set and makes sense.
 */
export function instalmentOf(price: number, settings: InstalmentSettings): Instalment | null {
  const [months = Number.NaN, interest = Number.NaN, fee = Number.NaN] = INSTALMENT.map((name) =>
    numberOf(settings[name]),
  )
  if (!Number.isInteger(months) || months < 1 || price <= 0 || [interest, fee].some(Number.isNaN)) return null
  const rate = interest / 1200
  const part = rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months)
  // What floating point adds to a whole cent is no cent more.
  return { months, amount: Math.ceil((part + fee) * 100 - 1e-6) / 100 }
}

/** NaN where it is not set, or no number. */
function numberOf(text: string | null): number {
  if (text === null || !/^\d+(?:[.,]\d+)?$/.test(text.trim())) return Number.NaN
  return Number(text.replace(',', '.'))
}
