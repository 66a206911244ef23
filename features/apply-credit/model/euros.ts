let format: Intl.NumberFormat | undefined

/** '1 000,00', for a text that has the sign itself (READINGS.md 14). */
export const euros = (amount: number): string =>
  (format ??= new Intl.NumberFormat('fi-FI', { minimumFractionDigits: 2, maximumFractionDigits: 2 })).format(amount)
