/** What no translator may change: e-mail addresses, amounts, dates, times, number plates and codes. */
const FIXED = [
  /[^\s,;()]+@[^\s,;()]+\.[\p{L}\d-]+/u,
  /\d[\d\u00A0]*(?:,\d+)?\u00A0€/,
  // Before the date, which ends with a dot as a sentence does.
  /(?<=klo )\d{1,2}\.\d{2}(?:–\d{1,2}\.\d{2})?/,
  /\d{1,2}\.\d{1,2}\.(?:\d{4})?(?:[–-]\d{1,2}\.\d{1,2}\.(?:\d{4})?)?/,
  /\d{1,2}\.\d{2}(?:–\d{1,2}\.\d{2})?(?!\d)/,
  /(?<![\p{L}\d-])(?=[A-ZÅÄÖ-]*\d)[A-ZÅÄÖ]{2}[A-ZÅÄÖ\d]*(?:-[A-ZÅÄÖ\d]+)*(?![\p{L}\d])/u,
  /(?<![\p{L}\d-])[A-ZÅÄÖ]{1,3}-\d{1,5}(?!\d)/u,
]
const ANY_FIXED = new RegExp(`(${FIXED.map(({ source }) => source).join('|')})`, 'u')

/** Every fixed part has a digit or an at sign, so that most texts are done with one look. */
const MAY_HAVE_FIXED = /[\d@]/

/**
 * Splits a text into words and fixed parts, alternately: the first is words, and may be empty. Joined they are the text.
 */
export const wordsAndFixed = (text: string): readonly string[] =>
  MAY_HAVE_FIXED.test(text) ? text.split(ANY_FIXED) : [text]
