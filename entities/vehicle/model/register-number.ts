import { compose } from '#shared/text/compose'

/** At most so many characters, letters, hyphen and digits together. */
export const MAX_LENGTH = 7

const PATTERN = /^(?:[A-ZÅÄÖ]{1,3}-\d{1,3}|C[A-ZÅÄÖ]{0,3}-\d{1,5})$/

/** As it is sent: without spaces around it, letters composed, in upper case (READINGS.md 4). */
export const normalizeRegisterNumber = (typed: string): string => compose(typed.trim().toUpperCase())

export type RegisterNumberFault = 'required' | 'maxLength' | 'pattern'

/** What is wrong with a typed registration number; null where it may be searched (VE-02). */
export function registerNumberFault(typed: string): RegisterNumberFault | null {
  const value = normalizeRegisterNumber(typed)
  if (value === '') return 'required'
  if (value.length > MAX_LENGTH) return 'maxLength'
  return PATTERN.test(value) ? null : 'pattern'
}

/** 'ABC-123' for 'abc123': what the visitor most likely meant, where only the hyphen is missing or is another dash. */
export function suggestRegisterNumber(typed: string): string | null {
  const parts = /^([A-ZÅÄÖ]+)[\s\u2010-\u2015\u2212]*(\d+)$/.exec(normalizeRegisterNumber(typed))
  if (!parts) return null
  const suggestion = `${parts[1]}-${parts[2]}`
  return registerNumberFault(suggestion) === null ? suggestion : null
}
