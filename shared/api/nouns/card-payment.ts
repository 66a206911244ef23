/** Card payment values that specification section 7 leaves to the provider. */
import { object, string, type Infer } from 'superstruct'
import { asText, Identifier, orNull, text } from './lenient'

/** `url` is the provider's payment page, or null if the caller uses the token alone. */
export const CardPaymentToken = object({ token: text(), orderNumber: asText, url: orNull(string()) })
export type CardPaymentToken = Infer<typeof CardPaymentToken>

/** The parameters that the provider's page redirects back with. `paymentState` '0' means paid, others mean unpaid. */
export const CardPaymentStatus = object({ orderNumber: string(), paymentState: Identifier, authCode: string() })
export type CardPaymentStatus = Infer<typeof CardPaymentStatus>
