/** Paying by card: what SPEC.md section 7 leaves to the provider. */
import { object, string, type Infer } from 'superstruct'
import { Identifier, orNull } from './lenient'

/** `url` is the provider's payment page; null where the token alone is to be used. */
export const CardPaymentToken = object({ token: string(), orderNumber: string(), url: orNull(string()) })
export type CardPaymentToken = Infer<typeof CardPaymentToken>

/** What the provider's page sends the browser back with: `paymentState` '0' is paid, anything else is not. */
export const CardPaymentStatus = object({ orderNumber: string(), paymentState: Identifier, authCode: string() })
export type CardPaymentStatus = Infer<typeof CardPaymentStatus>
