/**
 * Terms and results of a credit provider (specification section 3). Money is in euros with at most two decimals.
 */
import { enums, nullable, object, string, type Infer } from 'superstruct'
import { CreditCustomer, CustomerType } from './credit-customer'
import { Identifier, ifValid, known, listOf, orNull, text } from './lenient'
import { Amount, amountOr, AmountOrNull, flagOr } from './values'

export const BookPaymentStatus = enums(['FINALIZED', 'BOOKED', 'FROZEN', 'DENIED', 'SIGNING'])
export type BookPaymentStatus = Infer<typeof BookPaymentStatus>

/** Link to the terms. With `appendPriceLast` the price in euros is appended to the URL. */
const LegalInfoLink = object({
  appendPriceLast: flagOr(false),
  endUserDescription: text(),
  url: string(),
})

/** A way to pay with credit. The limits apply to the credit, not to the price. */
export const PaymentMethod = object({
  id: Identifier,
  description: text(),
  legalInfoLinks: listOf(LegalInfoLink),
  minLimit: AmountOrNull,
  maxLimit: AmountOrNull,
  type: text(),
  customerType: orNull(known(nullable(CustomerType), null)),
  specificType: text(),
})
export type PaymentMethod = Infer<typeof PaymentMethod>

/**
 * `signingUrl` is the page where the customer signs, or null if no signature is needed. A status that the application does
 * not know is null: what the bank decided is then unknown.
 */
export const PaymentResult = object({
  paymentId: Identifier,
  bookPaymentStatus: known(nullable(BookPaymentStatus), null),
  signingUrl: orNull(string()),
  approvedAmount: amountOr(0),
  customer: ifValid(nullable(CreditCustomer)),
})
export type PaymentResult = Infer<typeof PaymentResult>

/** Identifies a payment. Null selects the session's latest one. */
export const PaymentReference = object({ value: nullable(Identifier) })

/** The credit to apply for if minPrice <= price < maxPrice. */
export const AmountSetting = object({ id: Identifier, minPrice: Amount, maxPrice: Amount, amount: Amount })
export type AmountSetting = Infer<typeof AmountSetting>

/** Information about the credit that is shown before an application. */
export const CreditInfo = object({
  creditServiceName: text(),
  creditServiceLink: orNull(string()),
  infoText: text(),
  infoLink: orNull(string()),
})
export type CreditInfo = Infer<typeof CreditInfo>
