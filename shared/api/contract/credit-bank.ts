/** SPEC.md section 7, «Credit-bank section» (below `/credit-bank/`, READINGS.md 30). The organization is 1 where none is given. */
import { array, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { AmountSetting, CreditInfo, PaymentMethod, PaymentReference, PaymentResult } from '../nouns/credit'
import { orDefault, orNull } from '../nouns/lenient'
import { PaymentBookingRequest } from '../nouns/payment-booking'

const ofOrganization = object({ organizationId: optional(number()) })

/** The address the caller is seen at. */
export const ipAddress = endpoint({
  method: 'GET',
  path: '/credit-bank/ip-address',
  output: object({ value: string() }),
})

/** Ways to pay for a credit of `amount` euros. */
export const creditPaymentMethods = endpoint({
  method: 'POST',
  path: '/credit-bank/payment-methods',
  query: object({ amount: number(), organizationId: optional(number()) }),
  output: array(PaymentMethod),
})

export const creditAmountSettings = endpoint({
  method: 'POST',
  path: '/credit-bank/amount-settings',
  query: ofOrganization,
  output: array(AmountSetting),
})

export const creditInfos = endpoint({
  method: 'GET',
  path: '/credit-bank/credit-infos',
  output: orDefault(array(CreditInfo), []),
})

/** The lowest price that can be paid with the service account; null where none can. */
export const creditMinimumPrice = endpoint({
  method: 'POST',
  path: '/credit-bank/minimum-price',
  query: ofOrganization,
  output: orNull(number()),
})

export const bookPayment = endpoint({
  method: 'POST',
  path: '/credit-bank/book-payment',
  query: ofOrganization,
  body: PaymentBookingRequest,
  output: PaymentResult,
})

/** Asks how the signing of a payment ended. `value` is the payment's id. */
export const bookSignedPayment = endpoint({
  method: 'POST',
  path: '/credit-bank/book-signed-payment',
  query: ofOrganization,
  body: PaymentReference,
  output: PaymentResult,
})

/** `id` is the payment's, `amount` the credit applied for in euros. */
export const saveCreditData = endpoint({
  method: 'POST',
  path: '/credit-bank/save-credit-data',
  query: object({ id: string(), amount: number(), contractType: string() }),
})

/** Marks the session's credit as approved, which only the bank can have done. */
export const approveCredit = endpoint({ method: 'POST', path: '/credit-bank/approve-credit' })
