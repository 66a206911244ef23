import type { ComponentProps } from 'react'
import type { Customer } from '#shared/api/nouns/customer'
import { isEmail } from '#shared/text/email'
import { EMAIL_INPUT } from '#shared/ui/form/input-kinds'
import { t } from '../texts'

/** Values of the customer form as typed, untrimmed. */
export interface CustomerValues {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly postCode: string
  readonly postOffice: string
  readonly email: string
  readonly phone: string
}

export type CustomerFieldName = keyof CustomerValues

type Requirement =
  | { readonly isRequired: true; readonly missing: string }
  /** `missing` is the message of a form that requires the field all the same. */
  | { readonly isRequired?: never; readonly missing?: string }

type CustomerField = Requirement & {
  readonly label: string
  readonly hint?: string
  /** The hint in an enquiry, whose time is still to be agreed. */
  readonly enquiryHint?: string
  /** The same for a request that reserves no time. */
  readonly requestHint?: string
  readonly format?: TextFormat
  readonly width: 'full' | 'half' | 'third' | 'two-thirds'
  /** Attributes of the control. `autoComplete` tells the browser what the field is (CU-01). */
  readonly input: Omit<ComponentProps<'input'>, 'name' | 'value'>
}

/** The fields of a customer in the order of the form. */
export const customerFields: Readonly<Record<CustomerFieldName, CustomerField>> = {
  firstName: {
    label: t('firstName'),
    isRequired: true,
    missing: t('firstNameRequired'),
    width: 'half',
    input: { autoComplete: 'given-name' },
  },
  lastName: {
    label: t('lastName'),
    isRequired: true,
    missing: t('lastNameRequired'),
    width: 'half',
    input: { autoComplete: 'family-name' },
  },
  email: {
    label: t('email'),
    hint: t('emailHelp'),
    enquiryHint: t('emailHelpLead'),
    requestHint: t('emailHelpRequest'),
    isRequired: true,
    missing: t('emailRequired'),
    format: { fits: isEmail, wrong: t('emailFormat') },
    width: 'half',
    input: EMAIL_INPUT,
  },
  phone: {
    label: t('phone'),
    hint: t('phoneHelp'),
    enquiryHint: t('phoneHelpLead'),
    requestHint: t('phoneHelpRequest'),
    isRequired: true,
    missing: t('phoneRequired'),
    width: 'half',
    input: { type: 'tel', autoComplete: 'tel' },
  },
  address: {
    label: t('address'),
    missing: t('addressRequired'),
    width: 'full',
    input: { autoComplete: 'street-address' },
  },
  postCode: {
    label: t('postCode'),
    missing: t('postCodeRequired'),
    width: 'third',
    input: { autoComplete: 'postal-code', inputMode: 'numeric' },
  },
  postOffice: {
    label: t('postOffice'),
    missing: t('postOfficeRequired'),
    width: 'two-thirds',
    input: { autoComplete: 'address-level2' },
  },
}

/** The names of the fields in the order of the form. */
export const customerFieldNames = keysOf(customerFields)

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Returns the form values of a customer; null gives empty values. */
export const valuesOf = (customer: Customer | null): CustomerValues => ({
  firstName: customer?.first_name ?? '',
  lastName: customer?.last_name ?? '',
  address: customer?.address ?? '',
  postCode: customer?.post_code ?? '',
  postOffice: customer?.post_office ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone_number ?? '',
})

/**
 * Returns the customer to send: the trimmed values, the fixed contact defaults (reading 25), and from the `known`
 * customer the fields that the form does not show.
 */
export const customerOf = (values: CustomerValues, known: Customer | null): Customer => ({
  first_name: values.firstName.trim(),
  last_name: values.lastName.trim(),
  address: values.address.trim(),
  post_code: values.postCode.trim(),
  post_office: values.postOffice.trim(),
  email: values.email.trim(),
  phone_number: values.phone.trim(),
  preferred_contact_method: 'EMAIL',
  direct_marketing_allowed: false,
  company_name: known?.company_name ?? '',
  customer_type: known?.customer_type || 'PRIVATE',
  service_contract: known?.service_contract ?? false,
})

/** Whether a server's customer has the typed details. */
export const hasDetails = (customer: Customer | null, values: CustomerValues): boolean => {
  const [stored, typed] = [valuesOf(customer), valuesOf(customerOf(values, null))]
  return customerFieldNames.every((name) => stored[name] === typed[name])
}

/** A format that a text must have if it is not blank. */
interface TextFormat {
  /** Called with the trimmed text. */
  readonly fits: (text: string) => boolean
  /** Message for a text that does not fit. */
  readonly wrong: string
}

/** Returns the message for a faulty text. A blank text is faulty only if `missing` is given. */
export function textFault(value: string, missing: string | undefined, format?: TextFormat): string | undefined {
  const text = value.trim()
  if (text === '') return missing
  return !format || format.fits(text) ? undefined : format.wrong
}
