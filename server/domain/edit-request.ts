/** The rules of a request to change or cancel a booking (SPEC.md 5, cancel form; READINGS.md 4, 18). */
import type { EditRequest } from '#shared/api/nouns/edit-request'
import type { WallDateTime } from '#shared/date/wall-clock'
import { isMailAddress } from './mail-address'
import { normalisedRegisterNumber } from './register-number'
import { isDate } from './reservation'

const LONGEST_REGISTER_NUMBER = 7
const RESERVED_DATE = /^(\d{2})\.(\d{2})\.(\d{4}) ((?:[01]\d|2[0-3]):[0-5]\d)$/

/** An edit request as it is stored: trimmed, the register number in its one spelling, the time on the wall clock. */
export interface CleanEditRequest {
  readonly organizationId: number
  readonly registerNumber: string
  readonly reservedAt: WallDateTime
  readonly name: string
  readonly phoneNumber: string
  /** Empty where none was given. */
  readonly email: string
  readonly message: string
}

export type EditRequestFault = 'BAD_REGISTER_NUMBER' | 'BAD_RESERVED_DATE' | 'BAD_EMAIL'

/** The label of the channel that a page of an installation type asks through: of every public one 'PUBLIC' (CA-03). */
export const channelOf = (installationType: string): string =>
  installationType.endsWith('_PUBLIC') ? 'PUBLIC' : installationType

/** `DD.MM.YYYY HH:mm` on the wall clock; null where there is no such minute. */
export function readReservedDate(text: string): WallDateTime | null {
  const [, day, month, year, time] = RESERVED_DATE.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isDate(date) ? `${date}T${time}:00` : null
}

/** Reads a request, or says by a code what is wrong with it. Whether there is such a workshop only the store knows. */
export function readEditRequest(request: EditRequest): CleanEditRequest | EditRequestFault {
  const registerNumber = normalisedRegisterNumber(request.registerNumber)
  // Any plate, as long as there is one: the form asks for a foreign or a special one too.
  if (registerNumber === '' || registerNumber.length > LONGEST_REGISTER_NUMBER) return 'BAD_REGISTER_NUMBER'
  const reservedAt = readReservedDate(request.reservedDate)
  if (reservedAt === null) return 'BAD_RESERVED_DATE'
  const email = request.email.trim()
  if (email !== '' && !isMailAddress(email)) return 'BAD_EMAIL'
  return {
    organizationId: request.organization,
    registerNumber,
    reservedAt,
    name: request.name.trim(),
    phoneNumber: request.phoneNumber.trim(),
    email,
    message: request.message.trim(),
  }
}
