import { normalizeRegisterNumber, MAX_LENGTH } from '#entities/vehicle'
import type { EditRequest } from '#shared/api/nouns/edit-request'
import type { Identifier } from '#shared/api/nouns/lenient'
import { formatTypedDate, readDate, readDateAndTime, readTime, type ClockTime } from '#shared/date/typed'
import { at, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { isEmail } from '#shared/text/email'
import { t } from '../texts'

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

/** The time that is sent if none is typed (reading 18). The field begins empty, because nobody has booked midnight. */
const DEFAULT_TIME: ClockTime = '00:00'

export const EMPTY: RequestValues = {
  organization: '',
  registerNumber: '',
  reservedDay: '',
  reservedTime: '',
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

/** Returns the wall-clock time, or null if day or time is invalid. */
export function reservedAtOf(values: RequestValues): WallDateTime | null {
  const { date, time } = readReserved(values)
  return date === null || time === null ? null : at(date, `${time}:00`)
}

/** Returns `DD.MM.YYYY HH:mm`, or an empty string if day or time is invalid. */
function reservedDateOf(values: RequestValues): string {
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

/** Maximum message length that the server accepts. */
const LONGEST_MESSAGE = 5000

type Faults = { readonly [K in keyof RequestValues]?: string | undefined }

/**
 * Returns the messages of invalid fields, in the order of the form (CA-02). Accepts any register number and any day,
 * because the request may concern a past booking.
 */
export const requestFaults = (values: RequestValues): Faults => ({
  organization: values.organization === '' ? t('organizationRequired') : undefined,
  registerNumber: plateFault(normalizeRegisterNumber(values.registerNumber)),
  ...reservedFaults(values),
  email: values.email.trim() === '' || isEmail(values.email.trim()) ? undefined : t('emailFormat'),
  message: values.message.length > LONGEST_MESSAGE ? t('messageMaxLength', { max: LONGEST_MESSAGE }) : undefined,
})

function plateFault({ length }: string): string | undefined {
  if (length === 0) return t('registerNumberRequired')
  return length > MAX_LENGTH ? t('registerNumberMaxLength', { max: MAX_LENGTH }) : undefined
}

function reservedFaults(values: RequestValues): Pick<Faults, 'reservedDay' | 'reservedTime'> {
  const { date, time } = readReserved(values)
  const dayFault = values.reservedDay.trim() === '' ? t('reservedDateRequired') : t('reservedDateFormat')
  return {
    reservedDay: date === null ? dayFault : undefined,
    reservedTime: time === null ? t('reservedDateFormat') : undefined,
  }
}
