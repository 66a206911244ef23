let format: Intl.NumberFormat | undefined

/** Formats euros as '1 000,00', for a text that contains the currency sign (reading 14). */
export const euros = (amount: number): string =>
  (format ??= new Intl.NumberFormat('fi-FI', { minimumFractionDigits: 2, maximumFractionDigits: 2 })).format(amount)
