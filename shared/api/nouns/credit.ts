/** What a credit provider offers and answers: nouns of SPEC.md section 3. Money in euros with at most two decimals. */
import { array, boolean, enums, nullable, number, object, string, type Infer } from 'superstruct'
import { CreditCustomer, CustomerType } from './credit-customer'
import { orDefault, orNull, text } from './lenient'

export const BookPaymentStatus = enums(['FINALIZED', 'BOOKED', 'FROZEN', 'DENIED', 'SIGNING'])
export type BookPaymentStatus = Infer<typeof BookPaymentStatus>

/** Where terms can be read; `appendPriceLast` asks for the price in euros at the end of the address. */
const LegalInfoLink = object({
  appendPriceLast: orDefault(boolean(), false),
  endUserDescription: text(),
  url: string(),
})

/** A way to pay with credit. The limits are of the credit, not of the price. */
export const PaymentMethod = object({
  id: string(),
  description: text(),
  legalInfoLinks: orDefault(array(LegalInfoLink), []),
  minLimit: orNull(number()),
  maxLimit: orNull(number()),
  type: text(),
  customerType: orNull(CustomerType),
  specificType: text(),
})
export type PaymentMethod = Infer<typeof PaymentMethod>

/** `signingUrl` is where the customer signs, and null where nothing is to be signed. */
export const PaymentResult = object({
  paymentId: string(),
  bookPaymentStatus: BookPaymentStatus,
  signingUrl: orNull(string()),
  approvedAmount: orDefault(number(), 0),
  customer: orNull(CreditCustomer),
})
export type PaymentResult = Infer<typeof PaymentResult>

/** Names a payment; null means the session's latest one. */
export const PaymentReference = object({ value: nullable(string()) })

/** The credit applied for where minPrice <= price < maxPrice. */
export const AmountSetting = object({ id: number(), minPrice: number(), maxPrice: number(), amount: number() })
export type AmountSetting = Infer<typeof AmountSetting>

/** What is told of the credit before anyone applies for it. */
export const CreditInfo = object({
  creditServiceName: text(),
  creditServiceLink: orNull(string()),
  infoText: text(),
  infoLink: orNull(string()),
})
export type CreditInfo = Infer<typeof CreditInfo>
