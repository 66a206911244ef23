/** The service-credit account of a credit bank (below `/credit-bank/`, reading 30). `organizationId` defaults to 1. */
import { number, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { AmountSetting, CreditInfo, PaymentMethod, PaymentReference, PaymentResult } from '../../nouns/credit'
import { Identifier, listOf } from '../../nouns/lenient'
import { PaymentBookingRequest } from '../../nouns/payment-booking'
import { AmountOrNull } from '../../nouns/values'

const ofOrganization = object({ organizationId: optional(Identifier) })

/** The client IP address as the server sees it. */
export const ipAddress = endpoint({
  method: 'GET',
  path: '/credit-bank/ip-address',
  output: object({ value: string() }),
})

/** Payment methods for a credit of `amount` euros. */
export const creditPaymentMethods = endpoint({
  method: 'POST',
  path: '/credit-bank/payment-methods',
  query: object({ amount: number(), organizationId: optional(Identifier) }),
  output: listOf(PaymentMethod),
})

export const creditAmountSettings = endpoint({
  method: 'POST',
  path: '/credit-bank/amount-settings',
  query: ofOrganization,
  output: listOf(AmountSetting),
})

export const creditInfos = endpoint({
  method: 'GET',
  path: '/credit-bank/credit-infos',
  output: listOf(CreditInfo),
  isOptional: true,
})

/** The lowest price in euros that the service account can pay, or null if it cannot be used. */
export const creditMinimumPrice = endpoint({
  method: 'POST',
  path: '/credit-bank/minimum-price',
  query: ofOrganization,
  output: AmountOrNull,
})

export const bookPayment = endpoint({
  method: 'POST',
  path: '/credit-bank/book-payment',
  query: ofOrganization,
  body: PaymentBookingRequest,
  output: PaymentResult,
})

/** Queries the outcome of signing a payment. `value` is the id of the payment. */
export const bookSignedPayment = endpoint({
  method: 'POST',
  path: '/credit-bank/book-signed-payment',
  query: ofOrganization,
  body: PaymentReference,
  output: PaymentResult,
})

/** `id` is the id of the payment, `amount` the requested credit in euros. */
export const saveCreditData = endpoint({
  method: 'POST',
  path: '/credit-bank/save-credit-data',
  query: object({ id: Identifier, amount: number(), contractType: string() }),
  isPrivate: true,
})

/** Marks the session's credit as approved. Succeeds only after the bank's approval. */
export const approveCredit = endpoint({ method: 'POST', path: '/credit-bank/approve-credit', hasNoScreen: true })
