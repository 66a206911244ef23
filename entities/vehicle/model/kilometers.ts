export const MAX_KILOMETERS = 999_999

export type KilometersFault = 'required' | 'number' | 'min' | 'max'

/** Strips spaces, the unit, and a point between the thousands. */
const bare = (typed: string): string => typed.replaceAll(/\s|km\s*$/gi, '').replace(/^([1-9]\d{0,2})\.(\d{3})$/, '$1$2')

/** Parses a typed mileage. Returns null if it is not an integer. */
export function parseKilometers(typed: string): number | null {
  const digits = bare(typed)
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Validates a typed mileage. Returns null if it is an integer from 0 to 999 999 (VE-03). */
export function kilometersFault(typed: string): KilometersFault | null {
  if (typed.trim() === '') return 'required'
  if (/^\d{10,}$/.test(bare(typed))) return 'max'
  const kilometers = parseKilometers(typed)
  if (kilometers === null) return 'number'
  if (kilometers < 0) return 'min'
  return kilometers > MAX_KILOMETERS ? 'max' : null
}
