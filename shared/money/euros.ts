let euros: Intl.NumberFormat | undefined

/**
 * Formats as '1 000,00 €' with no-break spaces (reading 24). Creates the formatter lazily, because that is slow on a
 * phone.
 */
export const formatEuros = (amount: number): string =>
  (euros ??= new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })).format(amount)
