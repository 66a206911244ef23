/** Errors shared by several calls of 'Time'. */
import type { ErrorDoc } from '../../../openapi/call-doc'

export const organizationMissing: ErrorDoc = {
  status: 400,
  code: 'ORGANIZATION_MISSING',
  when: 'No workshop is chosen.',
}
export const unknownOrganization: ErrorDoc = {
  status: 400,
  code: 'UNKNOWN_ORGANIZATION',
  when: 'The workshop does not exist.',
}
export const timeReserved: ErrorDoc = {
  status: 409,
  code: 'TIME_RESERVED',
  when: 'The change is refused while a time is reserved or a day is requested. Give that up first.',
}
export const tooLong: ErrorDoc = { status: 400, code: 'TOO_LONG', when: 'A text has more than 100 characters.' }
