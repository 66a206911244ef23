import type { Client } from '#shared/api/client'
import { bookPayment, bookSignedPayment } from '#shared/api/contract/payments/credit-bank'
import type { PaymentResult } from '#shared/api/nouns/credit'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { isOutcomeUnknown } from '#shared/api/errors'
import { isBankRefusal, isUnknownPayment } from './bank-errors'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of an application. */
export const applicationCalls = { bookPayment, bookSignedPayment }

interface Request {
  readonly query: { readonly organizationId: Identifier }
  readonly body: PaymentBookingRequest
}

/**
 * Sends applications. If no response arrives, it asks the bank for the application, at once and again before the next one is
 * sent. Each application may appear in a person's credit record.
 */
export class CreditBooking {
  private isOutcomeUnknown = false

  constructor(private readonly api: Client<typeof applicationCalls>) {}

  async book(request: Request): Promise<PaymentResult> {
    const earlier = this.isOutcomeUnknown ? await this.find(request) : null
    return earlier ?? this.send(request)
  }

  private async send(request: Request): Promise<PaymentResult> {
    try {
      const result = await this.api.bookPayment(request, { handlesError: isBankRefusal })
      this.isOutcomeUnknown = false
      return result
    } catch (error) {
      this.isOutcomeUnknown = isOutcomeUnknown(error)
      const found = this.isOutcomeUnknown ? await this.find(request).catch(() => null) : null
      if (!found) throw error
      return found
    }
  }

  /** Returns the session's application at the bank, or null if there is none or it was denied. */
  private async find({ query }: Request): Promise<PaymentResult | null> {
    try {
      const found = await this.api.bookSignedPayment({ query, body: { value: null } }, { handlesError: () => true })
      this.isOutcomeUnknown = false
      return found.bookPaymentStatus === 'DENIED' ? null : found
    } catch (error) {
      if (!isUnknownPayment(error)) throw error
      // While the server still processes the application it finds none, and refuses a second one.
      return null
    }
  }
}
