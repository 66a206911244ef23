let euros: Intl.NumberFormat | undefined

/** '1 000,00 €', with unbreakable spaces (READINGS.md 24). Made when first needed, as in text/numbers.ts. */
export const formatEuros = (amount: number): string =>
  (euros ??= new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })).format(amount)
