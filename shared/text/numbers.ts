const numbers = new Intl.NumberFormat('fi-FI')

/** '118 400', with unbreakable spaces. */
export const formatNumber = (value: number): string => numbers.format(value)
