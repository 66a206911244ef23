/** Who pays a booking; extensions. */
import { object, type Infer } from 'superstruct'
import { ifValid, text } from './lenient'
import { Amount, AmountOrNull, Flag } from './values'

/** The server's own figures of the booking's payments, in euros; an extension. */
export const PaymentSummary = object({
  /** Paid by card. */
  paid: Amount,
  /** The part of the price that an approved credit pays. */
  credit: Amount,
  /** Still to be paid at the workshop. Null if the price is agreed later. */
  due: AmountOrNull,
  /** To be returned or already returned to the card. Before the order is sent: what sending it will return. */
  refund: Amount,
  /** True while the bank has not decided on an application, or could not be asked. */
  credit_pending: ifValid(Flag),
})
export type PaymentSummary = Infer<typeof PaymentSummary>

/** Names of the leasing company and the contract, '' if unknown; an extension. */
export const Leasing = object({ company: text(), contract: text() })
export type Leasing = Infer<typeof Leasing>
