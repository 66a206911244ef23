import { isEmail } from '#shared/text/email'
import { t } from '../texts'
import type { CustomerValues } from './customer-values'

const isBlank = (value: string): boolean => value.trim() === ''

/** What is wrong with the customer form, as messages by field (CU-02). */
export const customerFaults = (values: CustomerValues) => ({
  firstName: isBlank(values.firstName) ? t('firstNameRequired') : undefined,
  lastName: isBlank(values.lastName) ? t('lastNameRequired') : undefined,
  phone: isBlank(values.phone) ? t('phoneRequired') : undefined,
  email: emailFault(values.email),
})

function emailFault(email: string): string | undefined {
  if (isBlank(email)) return t('emailRequired')
  return isEmail(email.trim()) ? undefined : t('emailFormat')
}

/** The fields that are not right yet, in the order of the form. */
export function wrongFields(values: CustomerValues): readonly (keyof ReturnType<typeof customerFaults>)[] {
  const faults = customerFaults(values)
  return (['firstName', 'lastName', 'email', 'phone'] as const).filter((name) => faults[name] !== undefined)
}
