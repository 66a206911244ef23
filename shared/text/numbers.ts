let numbers: Intl.NumberFormat | undefined

/** Formats as '118 400' with no-break spaces. Creates the formatter lazily, because that is slow on a phone. */
export const formatNumber = (value: number): string => (numbers ??= new Intl.NumberFormat('fi-FI')).format(value)
