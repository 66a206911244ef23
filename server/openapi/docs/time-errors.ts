/** Error answers that several calls of «Time» have. */
import type { ErrorDoc } from '../call-doc'

export const organizationMissing: ErrorDoc = {
  status: 400,
  code: 'ORGANIZATION_MISSING',
  when: 'No workshop is chosen.',
}
export const unknownOrganization: ErrorDoc = {
  status: 400,
  code: 'UNKNOWN_ORGANIZATION',
  when: 'There is no workshop of this id.',
}
export const timeReserved: ErrorDoc = {
  status: 409,
  code: 'TIME_RESERVED',
  when: 'It would change while a time is reserved or asked for: that has to be given up first.',
}
export const tooLong: ErrorDoc = { status: 400, code: 'TOO_LONG', when: 'A text has more than 100 characters.' }
