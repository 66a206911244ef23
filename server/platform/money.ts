/** Money: computed in cents, sent in euros. */

export const inCents = (euros: number): number => Math.round(euros * 100)
export const inEuros = (cents: number): number => cents / 100

/** Upper limit of an amount in euros: far above any price or credit, and far below the range of a cents column. */
export const MOST_EUROS = 1_000_000

/** VAT rate in thousandths of the net price: 25.5 % since 1 September 2024. */
const VAT = 255
/** Returns the value added tax that a price contains, in cents. */
export const vatOf = (cents: number): number => Math.round((cents * VAT) / (1000 + VAT))
