import type { Client } from '#shared/api/client'
import { bookPayment, bookSignedPayment } from '#shared/api/contract/credit-bank'
import type { PaymentResult } from '#shared/api/nouns/credit'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { isUnheard } from '#shared/api/unheard'
import { isBanksNo } from './bank-words'
import { isUnknownPayment } from './credit-state'

/** The calls made here. */
export const calls = { bookPayment, bookSignedPayment }

interface Request {
  readonly query: { readonly organizationId: number }
  readonly body: PaymentBookingRequest
}

/**
 * Sends an application. Where its answer is lost on the way the bank is asked for it, then and before another application is
 * sent: each one may show in a person's credit record.
 */
export class CreditBooking {
  private isUnheard = false

  constructor(private readonly api: Client<typeof calls>) {}

  async book(request: Request): Promise<PaymentResult> {
    const lost = this.isUnheard ? await this.find(request) : null
    return lost ?? this.send(request)
  }

  private async send(request: Request): Promise<PaymentResult> {
    try {
      const result = await this.api.bookPayment(request, { ownWords: isBanksNo })
      this.isUnheard = false
      return result
    } catch (error) {
      this.isUnheard = isUnheard(error)
      const lost = this.isUnheard ? await this.find(request).catch(() => null) : null
      if (!lost) throw error
      return lost
    }
  }

  /** The session's application that the bank knows; null where there is none, or none that goes on. */
  private async find({ query }: Request): Promise<PaymentResult | null> {
    try {
      const found = await this.api.bookSignedPayment({ query, body: { value: null } }, { ownWords: () => true })
      this.isUnheard = false
      return found.bookPaymentStatus === 'DENIED' ? null : found
    } catch (error) {
      if (!isUnknownPayment(error)) throw error
      // While the server is still at it there is nothing to be found yet; it refuses a second one as long.
      return null
    }
  }
}
