import { normalizeRegisterNumber } from '#entities/vehicle'
import type { EditRequest } from '#shared/api/nouns/edit-request'
import { formatTypedDate, readDate, readDateAndTime, readTime, type ClockTime } from '#shared/date/typed'
import type { WallDate } from '#shared/date/wall-clock'

/** The form as typed. */
export interface RequestValues {
  /** A workshop's id; empty until one is chosen. */
  readonly organization: string
  readonly registerNumber: string
  readonly reservedDay: string
  readonly reservedTime: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** The time that stands there until another is given (READINGS.md 18). */
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

/** What was typed of the day and the time; null for what cannot be read. The day may have its time with it, as copied. */
export function readReserved({ reservedDay, reservedTime }: Pick<RequestValues, 'reservedDay' | 'reservedTime'>): {
  readonly date: WallDate | null
  readonly time: ClockTime | null
} {
  const time = reservedTime.trim() === '' ? DEFAULT_TIME : readTime(reservedTime)
  return readDateAndTime(reservedDay) ?? { date: readDate(reservedDay), time }
}

/** `DD.MM.YYYY HH:mm`; empty where one of them cannot be read. */
export function reservedDateOf(values: RequestValues): string {
  const { date, time } = readReserved(values)
  return date === null || time === null ? '' : `${formatTypedDate(date)} ${time}`
}

/** Whether there is a way to answer. */
export const hasContact = ({ email, phone }: RequestValues): boolean => email.trim() !== '' || phone.trim() !== ''

/** As it is sent; the message stays as typed (READINGS.md 21). */
export const editRequestOf = (values: RequestValues): EditRequest => ({
  organization: Number(values.organization),
  registerNumber: normalizeRegisterNumber(values.registerNumber),
  reservedDate: reservedDateOf(values),
  name: values.name.trim(),
  email: values.email.trim(),
  phoneNumber: values.phone.trim(),
  message: values.message,
})
