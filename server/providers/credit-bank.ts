/** Port of a credit bank. Money in cents. */
import type { BookPaymentStatus, PaymentMethod } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'

/** An application to the bank. This server supplies the sums and checks the addresses. */
export interface CreditApplication {
  readonly paymentMethodId: string
  readonly customerIpAddress: string
  readonly lines: readonly { readonly description: string; readonly totalCents: number }[]
  readonly totalCents: number
  readonly totalVatCents: number
  /** Credit applied for. */
  readonly creditCents: number
  /** Card number of the customer's existing account, or null. */
  readonly cardNumber: string | null
  /** Includes the government id. A provider passes it on and must never store it, log it or put it into an error. */
  readonly customer: CreditCustomer
  readonly successUrl: string
  readonly failUrl: string
  readonly forceSigning: boolean
  readonly storeId: string
  /** Address of this server for the bank's notices that the application has been decided (`bookedCallbackUrl`). */
  readonly callbackUrl: string
  readonly metaData: readonly { readonly key: string; readonly value: string }[]
}

/** The bank's answer about a payment. */
export interface BankAnswer {
  readonly paymentId: string
  readonly status: BookPaymentStatus
  readonly signingUrl: string | null
  readonly approvedCents: number
}

/** Every call rejects with a `BankError` if the bank refuses. */
export interface CreditBank {
  /** Lists the payment methods for a credit of this amount. */
  paymentMethods(creditCents: number): Promise<readonly PaymentMethod[]>
  bookPayment(application: CreditApplication): Promise<BankAnswer>
  /** Requests how the signing of a payment ended. The status is SIGNING until then. */
  bookSignedPayment(paymentId: string): Promise<BankAnswer>
}

/**
 * The bank's refusal, with its own code and customer message. Omits the bank's technical text, which must not be
 * exposed.
 */
export class BankError extends Error {
  override readonly name = 'BankError'
  constructor(
    readonly errorTypeId: number,
    readonly errorTypeDescription: string,
    /** Message in the customer's language, or null if the bank gives none. */
    readonly userErrorMessage: string | null,
  ) {
    super(`bank error ${errorTypeId} ${errorTypeDescription}`)
  }
}
