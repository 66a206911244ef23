const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

/** '1 000,00 €', with unbreakable spaces (READINGS.md 24). */
export const formatEuros = (amount: number): string => euros.format(amount)
