import { compose } from '#shared/text/compose'
import { PLATE } from '#shared/text/plate'

/** Maximum number of characters, including the hyphen. */
export const MAX_LENGTH = 7

/** Normalises a typed registration number for sending: trimmed, composed, in upper case (reading 4). */
export const normalizeRegisterNumber = (typed: string): string => compose(typed.trim().toUpperCase())

export type RegisterNumberFault = 'required' | 'maxLength' | 'pattern'

/** Validates a typed registration number. Returns null if it may be searched (VE-02). */
export function registerNumberFault(typed: string): RegisterNumberFault | null {
  const value = normalizeRegisterNumber(typed)
  if (value === '') return 'required'
  if (value.length > MAX_LENGTH) return 'maxLength'
  return PLATE.test(value) ? null : 'pattern'
}

/** Suggests 'ABC-123' for 'abc123' if only the hyphen is missing or another dash is used. Otherwise returns null. */
export function suggestRegisterNumber(typed: string): string | null {
  const match = /^([A-ZÅÄÖ]+)[\s\u2010-\u2015\u2212]*(\d+)$/.exec(normalizeRegisterNumber(typed))
  if (!match) return null
  const suggestion = `${match[1]}-${match[2]}`
  return registerNumberFault(suggestion) === null ? suggestion : null
}
