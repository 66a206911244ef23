import type { Customer } from '#shared/api/nouns/entities'

/** The customer form as typed. */
export interface CustomerValues {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly postCode: string
  readonly postOffice: string
  readonly email: string
  readonly phone: string
}

export const valuesOf = (customer: Customer | null): CustomerValues => ({
  firstName: customer?.first_name ?? '',
  lastName: customer?.last_name ?? '',
  address: customer?.address ?? '',
  postCode: customer?.post_code ?? '',
  postOffice: customer?.post_office ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone_number ?? '',
})

/** As it is sent; what has no field on the screen has the defaults of READINGS.md 25. */
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
