import { isEmail } from '#shared/text/email'
import { t } from '../credit-texts'
import { isGovernmentId } from './government-id'

/** What the customer step knows of the visitor, which the application begins with. */
export interface CustomerDetails {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly postCode: string
  readonly postOffice: string
  readonly email: string
  readonly phone: string
}

/** The application as typed. The government id is nowhere but in the open form (READINGS.md 36). */
export interface CreditValues extends CustomerDetails {
  readonly governmentId: string
}

export const DETAILS = [
  'firstName',
  'lastName',
  'address',
  'postCode',
  'postOffice',
  'email',
  'phone',
] as const satisfies readonly (keyof CustomerDetails)[]

/** The form as it opens: everything that was told already, and no government id. */
export const emptyApplication = ({
  firstName,
  lastName,
  address,
  postCode,
  postOffice,
  email,
  phone,
}: CustomerDetails) =>
  ({ governmentId: '', firstName, lastName, address, postCode, postOffice, email, phone }) satisfies CreditValues

type Faults = { readonly [Name in keyof CreditValues]: string | undefined }

/** What is wrong with the application, as messages by field: all are required (CR-02). */
export const creditFaults = (values: CreditValues): Faults => ({
  governmentId: fault(values.governmentId, t('governmentIdRequired'), {
    fits: isGovernmentId,
    wrong: t('governmentIdFormat'),
  }),
  firstName: fault(values.firstName, t('firstNameRequired')),
  lastName: fault(values.lastName, t('lastNameRequired')),
  address: fault(values.address, t('addressRequired')),
  postCode: fault(values.postCode, t('postCodeRequired')),
  postOffice: fault(values.postOffice, t('postOfficeRequired')),
  email: fault(values.email, t('emailRequired'), { fits: isEmail, wrong: t('emailFormat') }),
  phone: fault(values.phone, t('phoneRequired')),
})

interface Format {
  readonly fits: (text: string) => boolean
  readonly wrong: string
}

function fault(value: string, missing: string, format?: Format): string | undefined {
  const text = value.trim()
  if (text === '') return missing
  return !format || format.fits(text) ? undefined : format.wrong
}
