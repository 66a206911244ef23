export const MAX_KILOMETERS = 999_999

export type KilometersFault = 'required' | 'number' | 'min' | 'max'

/** The number typed, with or without spaces between thousands; null where it is not a whole number. */
export function parseKilometers(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** What is wrong with a typed mileage; null where it is a whole number from 0 to 999 999 (VE-03). */
export function kilometersFault(typed: string): KilometersFault | null {
  if (typed.trim() === '') return 'required'
  if (/^\d{10,}$/.test(typed.replaceAll(/\s/g, ''))) return 'max'
  const kilometers = parseKilometers(typed)
  if (kilometers === null) return 'number'
  if (kilometers < 0) return 'min'
  return kilometers > MAX_KILOMETERS ? 'max' : null
}
