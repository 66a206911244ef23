/** Rules for a request to change or cancel a booking (specification section 5, cancel form; readings 4 and 18). */
import type { EditRequest } from '#shared/api/nouns/edit-request'
import { readWrittenTime } from '#shared/date/typed'
import { isEmail } from '#shared/text/email'
import { normalisedRegisterNumber } from '../../../../draft/register-number'
import type { editRequest } from '../../../../platform/database/schema/edit-requests'

const LONGEST_REGISTER_NUMBER = 7

/** An edit request in its stored form: trimmed, with a normalised register number and a wall-clock time. Its address is empty if none was given. */
export type CleanChangeRequest = Omit<
  typeof editRequest.$inferSelect,
  'id' | 'sessionId' | 'channel' | 'contentHash' | 'createdAt'
>

export type ChangeRequestFault = 'BAD_REGISTER_NUMBER' | 'BAD_RESERVED_DATE' | 'BAD_EMAIL'

/** Returns the channel label of an installation type: 'PUBLIC' for every public one, else the type itself (CA-03). */
export const channelOf = (installationType: string): string =>
  installationType.endsWith('_PUBLIC') ? 'PUBLIC' : installationType

/** Normalises a request, or returns the code of its first fault. Does not check that the workshop exists. */
export function readChangeRequest(request: EditRequest): CleanChangeRequest | ChangeRequestFault {
  const registerNumber = normalisedRegisterNumber(request.registerNumber)
  // Accepts any non-empty register number, because the form allows foreign and special plates.
  if (registerNumber === '' || registerNumber.length > LONGEST_REGISTER_NUMBER) return 'BAD_REGISTER_NUMBER'
  const reservedAt = readWrittenTime(request.reservedDate.trim())
  if (reservedAt === null) return 'BAD_RESERVED_DATE'
  const email = request.email.trim()
  if (email !== '' && !isEmail(email)) return 'BAD_EMAIL'
  return {
    organizationId: Number(request.organization),
    registerNumber,
    reservedAt,
    name: request.name.trim(),
    phoneNumber: request.phoneNumber.trim(),
    email,
    message: request.message.trim(),
  }
}
