/** The port to a credit bank. Money in cents. */
import type { BookPaymentStatus, PaymentMethod } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'

/** What is asked of the bank: sums and addresses are this server's own. */
export interface CreditApplication {
  readonly paymentMethodId: string
  readonly customerIpAddress: string
  readonly lines: readonly { readonly description: string; readonly totalCents: number }[]
  readonly totalCents: number
  readonly totalVatCents: number
  /** The credit applied for. */
  readonly creditCents: number
  /** Of an account that the customer has already. */
  readonly cardNumber: string | null
  /** With the government id: a provider hands it on, and never stores it, logs it or puts it into an error. */
  readonly customer: CreditCustomer
  readonly successUrl: string
  readonly failUrl: string
  readonly forceSigning: boolean
  readonly storeId: string
  readonly metaData: readonly { readonly key: string; readonly value: string }[]
}

/** What the bank says of a payment. */
export interface BankAnswer {
  readonly paymentId: string
  readonly status: BookPaymentStatus
  readonly signingUrl: string | null
  readonly approvedCents: number
}

/** Every call rejects with a `BankError` where the bank refuses. */
export interface CreditBank {
  /** Ways to pay for a credit of so much. */
  paymentMethods(creditCents: number): Promise<readonly PaymentMethod[]>
  bookPayment(application: CreditApplication): Promise<BankAnswer>
  /** How the signing of a payment ended; SIGNING as long as it has not. */
  bookSignedPayment(paymentId: string): Promise<BankAnswer>
}

/** The bank's refusal, in its own numbers and words. Its technical text never reaches anyone and is not carried here. */
export class BankError extends Error {
  override readonly name = 'BankError'
  constructor(
    readonly errorTypeId: number,
    readonly errorTypeDescription: string,
    /** For the customer, in the customer's language; null where the bank has none. */
    readonly userErrorMessage: string | null,
  ) {
    super(`bank error ${errorTypeId} ${errorTypeDescription}`)
  }
}
