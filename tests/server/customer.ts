import type { Customer } from '#shared/api/nouns/entities'

/** A customer with all required fields. */
export const customer: Customer = {
  first_name: 'Aino',
  last_name: 'Öhman',
  address: '',
  post_code: '',
  post_office: '',
  phone_number: '040 123 4567',
  email: 'aino@example.fi',
  preferred_contact_method: 'EMAIL',
  company_name: '',
  customer_type: 'PRIVATE',
  direct_marketing_allowed: false,
  service_contract: false,
}
