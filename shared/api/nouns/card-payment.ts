/** Card payment values that specification section 7 leaves to the provider. */
import { object, string, type Infer } from 'superstruct'
import { Identifier, orNull } from './lenient'

/** `url` is the provider's payment page, or null if the caller uses the token alone. */
export const CardPaymentToken = object({ token: string(), orderNumber: string(), url: orNull(string()) })
export type CardPaymentToken = Infer<typeof CardPaymentToken>

/** The parameters that the provider's page redirects back with. `paymentState` '0' means paid, others mean unpaid. */
export const CardPaymentStatus = object({ orderNumber: string(), paymentState: Identifier, authCode: string() })
export type CardPaymentStatus = Infer<typeof CardPaymentStatus>
