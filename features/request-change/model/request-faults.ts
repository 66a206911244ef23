import { MAX_LENGTH, normalizeRegisterNumber } from '#entities/vehicle'
import { isEmail } from '#shared/text/email'
import { t } from '../texts'
import { readReserved, type RequestValues } from './request-values'

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
