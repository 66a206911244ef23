/** Body of POST /credit-bank/book-payment (specification section 3, payment booking request). */
import { array, boolean, number, object, string, type Infer } from 'superstruct'
import { CreditCustomer } from './credit-customer'
import { InvoiceDeliveryType } from './enums'
import { Identifier, orDefault, orNull, text } from './lenient'

const SpecLine = object({
  id: orDefault(Identifier, ''),
  description: text(),
  quantity: orDefault(number(), 1),
  totalAmount: number(),
})

/**
 * A request to pay with credit. The server itself computes sums, IP address and callback URL. Of the fields here it
 * uses only the return page, and only on its own origin (reading 34).
 */
export const PaymentBookingRequest = object({
  paymentData: object({ paymentMethodId: Identifier, customerIpAddress: orNull(string()) }),
  paymentSpec: object({
    specLines: array(SpecLine),
    totalAmount: number(),
    totalVatAmount: orNull(number()),
    bonusPoints: orNull(number()),
  }),
  metaData: orDefault(array(object({ key: string(), value: string() })), []),
  customer: CreditCustomer,
  cardData: orNull(object({ cardNumber: orNull(string()), amount: number() })),
  invoiceData: orNull(object({ invoiceDeliveryType: InvoiceDeliveryType })),
  signing: object({ successUrl: string(), failUrl: string(), forceSigning: orDefault(boolean(), false) }),
  bookedCallbackUrl: orNull(string()),
  storeId: orNull(string()),
})
export type PaymentBookingRequest = Infer<typeof PaymentBookingRequest>
