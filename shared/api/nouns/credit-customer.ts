/** The applicant for credit (specification section 3, credit customer). */
import { enums, object, string, type Infer } from 'superstruct'
import { orDefault, orNull, text } from './lenient'

export const CustomerType = enums(['LEGAL', 'NATURAL'])
export type CustomerType = Infer<typeof CustomerType>

export const Country = enums(['SE', 'NO', 'DK', 'FI'])
export type Country = Infer<typeof Country>

export const CreditAddress = object({
  fullName: text(),
  firstName: text(),
  lastName: text(),
  addressRow1: text(),
  addressRow2: text(),
  postalArea: text(),
  postalCode: text(),
  country: orDefault(Country, 'FI'),
})
export type CreditAddress = Infer<typeof CreditAddress>

/**
 * `governmentId` and `contactGovernmentId` are write-only. The server forwards them to the bank, does not store them
 * and returns null instead (reading 36).
 */
export const CreditCustomer = object({
  governmentId: orNull(string()),
  address: orNull(CreditAddress),
  phone: text(),
  cellPhone: text(),
  email: text(),
  type: orDefault(CustomerType, 'NATURAL'),
  yourCustomerId: orNull(string()),
  deliveryAddress: orNull(CreditAddress),
  contactGovernmentId: orNull(string()),
  additionalData: orNull(string()),
})
export type CreditCustomer = Infer<typeof CreditCustomer>
