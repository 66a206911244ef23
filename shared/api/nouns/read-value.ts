/** Numbers and yes or no as servers write them (AS-11). What could mean two things is null, because nobody may guess. */

const SPACES = /[\s\u00A0\u202F]/g
const EUROS = /€$|EUR$/i

/** Reads a number, also as text with a decimal point or comma: `289.50`, `289,50`, `1 289,50`, `1.289,50`. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.replaceAll(SPACES, '').replace(EUROS, '')
  // A separator before three digits, such as in 1.234, may stand for thousands or for decimals.
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return null
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(',', ''))
  return null
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

/** Reads yes or no: a boolean, 1 or 0, or these as text in any case. */
export const readFlag = (value: unknown): boolean | null =>
  FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? null
