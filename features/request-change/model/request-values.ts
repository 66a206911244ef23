import { normalizeRegisterNumber } from '#entities/vehicle'
import type { EditRequest } from '#shared/api/nouns/edit-request'
import type { Identifier } from '#shared/api/nouns/lenient'
import { formatTypedDate, readDate, readDateAndTime, readTime, type ClockTime } from '#shared/date/typed'
import type { WallDate } from '#shared/date/wall-clock'

/** The values of the form, as typed. */
export interface RequestValues {
  /** Id of the workshop, or empty until one is chosen. */
  readonly organization: string
  readonly registerNumber: string
  readonly reservedDay: string
  readonly reservedTime: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** The default time (reading 18). */
const DEFAULT_TIME: ClockTime = '00:00'

export const EMPTY: RequestValues = {
  organization: '',
  registerNumber: '',
  reservedDay: '',
  reservedTime: DEFAULT_TIME,
  name: '',
  email: '',
  phone: '',
  message: '',
}

/** Parses the typed day and time. Returns null for a value that is invalid. The day may include its time, as pasted. */
export function readReserved({ reservedDay, reservedTime }: Pick<RequestValues, 'reservedDay' | 'reservedTime'>): {
  readonly date: WallDate | null
  readonly time: ClockTime | null
} {
  const time = reservedTime.trim() === '' ? DEFAULT_TIME : readTime(reservedTime)
  return readDateAndTime(reservedDay) ?? { date: readDate(reservedDay), time }
}

/** Returns `DD.MM.YYYY HH:mm`, or an empty string if day or time is invalid. */
export function reservedDateOf(values: RequestValues): string {
  const { date, time } = readReserved(values)
  return date === null || time === null ? '' : `${formatTypedDate(date)} ${time}`
}

/** Tests whether the visitor gave an email address or a phone number. */
export const hasContact = ({ email, phone }: RequestValues): boolean => email.trim() !== '' || phone.trim() !== ''

/** Builds the request to a workshop. The message is sent as typed (reading 21). */
export const editRequestOf = (values: RequestValues, organization: Identifier): EditRequest => ({
  organization,
  registerNumber: normalizeRegisterNumber(values.registerNumber),
  reservedDate: reservedDateOf(values),
  name: values.name.trim(),
  email: values.email.trim(),
  phoneNumber: values.phone.trim(),
  message: values.message,
})
