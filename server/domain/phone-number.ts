/** What people put between the digits; the zero in brackets is that of `+358 (0)40`. */
const BETWEEN = /\(0\)|[\s().\-\u2010-\u2015/]/g
/** E.164, with at least as many digits as anybody's number has. */
const INTERNATIONAL = /^\+(?!3580)[1-9]\d{6,14}$/

/**
 * A phone number as `+358401234567`, however it was typed: with spaces or hyphens, and a Finnish one with or without its
 * country's code. Null where it is not a whole number.
 */
export function normalisedPhoneNumber(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(BETWEEN, '')
  const international = digits
    .replace(/^00/, '+')
    .replace(/^0/, '+358')
    // `+3580401234567`: no Finnish number has a zero after the country's code.
    .replace(/^\+3580/, '+358')
  return INTERNATIONAL.test(international) ? international : null
}
