export const MAX_KILOMETERS = 999_999

export type KilometersFault = 'required' | 'number' | 'min' | 'max'

/** Without what some people write along: spaces, the unit, a point after the thousands. */
const bare = (typed: string): string => typed.replaceAll(/\s|km\s*$/gi, '').replace(/^([1-9]\d{0,2})\.(\d{3})$/, '$1$2')

/** The number typed; null where it is not a whole number. */
export function parseKilometers(typed: string): number | null {
  const digits = bare(typed)
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** What is wrong with a typed mileage; null where it is a whole number from 0 to 999 999 (VE-03). */
export function kilometersFault(typed: string): KilometersFault | null {
  if (typed.trim() === '') return 'required'
  if (/^\d{10,}$/.test(bare(typed))) return 'max'
  const kilometers = parseKilometers(typed)
  if (kilometers === null) return 'number'
  if (kilometers < 0) return 'min'
  return kilometers > MAX_KILOMETERS ? 'max' : null
}
