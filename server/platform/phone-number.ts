/** Separators between the digits; the zero in brackets is that of `+358 (0)40`. */
const BETWEEN = /\(0\)|[\s().\-\u2010-\u2015/]/g
/** E.164 format with at least seven digits. */
const INTERNATIONAL = /^\+(?!3580)[1-9]\d{6,14}$/

/**
 * Normalises a phone number to `+358401234567`. Accepts separators, and a Finnish number with or without country code.
 * Returns null if the text is not a complete number.
 */
export function normalisedPhoneNumber(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(BETWEEN, '')
  const international = digits
    .replace(/^00/, '+')
    .replace(/^0/, '+358')
    // `+3580401234567`: a Finnish number has no zero after the country code.
    .replace(/^\+3580/, '+358')
  return INTERNATIONAL.test(international) ? international : null
}
