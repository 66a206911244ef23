import { compose } from '#shared/text/compose'
import { PLATE } from '#shared/text/plate'

/** Maximum number of characters, including the hyphen. */
export const MAX_LENGTH = 7

/** Hyphens, dashes and the minus sign, which phone keyboards put in each other's place. */
const DASHES = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/

/**
 * Normalises a typed registration number for sending: trimmed, composed, in upper case (reading 4), any dash as a hyphen
 * without blanks around it, and a blank between letters and digits as the hyphen (EV-05).
 */
export function normalizeRegisterNumber(typed: string): string {
  const parts = typed.split(DASHES).map((part) => part.trim())
  const plain = compose(parts.join('-').toUpperCase())
  const hyphenated = plain.replace(/^([A-ZÅÄÖ]+)\s+(\d+)$/, '$1-$2')
  // Of another kind of plate, such as 'WAB 12345', the blank stays.
  return isSearchable(hyphenated) ? hyphenated : plain
}

const isSearchable = (plate: string): boolean => plate.length <= MAX_LENGTH && PLATE.test(plate)

/** `pattern` stands for every plate that the specification does not know, apart from too long ones. */
export type RegisterNumberFault = 'required' | 'maxLength' | 'pattern'

/** Validates a typed registration number. Returns null if it may be searched (VE-02). */
export function registerNumberFault(typed: string): RegisterNumberFault | null {
  const value = normalizeRegisterNumber(typed)
  if (value === '') return 'required'
  if (value.length > MAX_LENGTH) return 'maxLength'
  return PLATE.test(value) ? null : 'pattern'
}

const AS_LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I' }
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1' }

/**
 * Suggests 'ABC-123' for 'abc123' or 'ab0-123': the number with the hyphen that is missing, and with letters and digits
 * that look alike in their positions. Returns null if there is no such number, or if the typed one is valid.
 */
export function suggestRegisterNumber(typed: string): string | null {
  if (registerNumberFault(typed) === null) return null
  const value = normalizeRegisterNumber(typed).replaceAll(' ', '')
  if (value.length > MAX_LENGTH) return null
  const hyphen = value.indexOf('-')
  const positions = hyphen > 0 ? [hyphen] : Array.from(value, (_, position) => position).slice(1)
  const candidates = positions.flatMap((position) => {
    const letters = value.slice(0, position)
    const digits = value.slice(hyphen > 0 ? position + 1 : position)
    // Otherwise a number of digits alone would be read as a plate.
    if (!/[A-ZÅÄÖ]/.test(letters) || !/\d/.test(digits)) return []
    const plate = `${replaced(letters, AS_LETTER)}-${replaced(digits, AS_DIGIT)}`
    return isSearchable(plate) ? [{ plate, isAsTyped: plate === `${letters}-${digits}` }] : []
  })
  return (candidates.find(({ isAsTyped }) => isAsTyped) ?? candidates[0])?.plate ?? null
}

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  Array.from(text, (character) => by[character] ?? character).join('')
