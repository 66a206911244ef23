let numbers: Intl.NumberFormat | undefined

/** '118 400', with unbreakable spaces. Made when first needed: making it is what takes a slow phone its time. */
export const formatNumber = (value: number): string => (numbers ??= new Intl.NumberFormat('fi-FI')).format(value)
