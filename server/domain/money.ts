/** Money is counted in cents and said in euros. */

export const inCents = (euros: number): number => Math.round(euros * 100)
export const inEuros = (cents: number): number => cents / 100

/** In euros; far above any price or credit of a workshop, and far below what a column of cents holds. */
export const MOST_EUROS = 1_000_000

/** In thousandths of the price before tax: 25.5 % since 1.9.2024. */
const VAT = 255
/** How much of a price is value added tax, in cents. */
export const vatOf = (cents: number): number => Math.round((cents * VAT) / (1000 + VAT))
