/** The customer of a booking (specification section 3). */
import { object, type Infer } from 'superstruct'
import { asText, orDefault, text } from './lenient'
import { Flag } from './values'

export const Customer = object({
  first_name: text(),
  last_name: text(),
  address: text(),
  post_code: text(),
  post_office: text(),
  phone_number: text(),
  email: text(),
  preferred_contact_method: orDefault(asText, 'EMAIL'),
  company_name: text(),
  customer_type: text(),
  direct_marketing_allowed: orDefault(Flag, false),
  service_contract: orDefault(Flag, false),
})
export type Customer = Infer<typeof Customer>
