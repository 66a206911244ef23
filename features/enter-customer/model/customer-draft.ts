import { bookingStore, type BookingStore } from '#entities/booking'
import { sessionStore, type SessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'
import { valuesOf, type CustomerValues } from './customer-values'

/**
 * What stands in the form, finished or not, while the visitor goes to another step and comes back. Of one session and in
 * memory alone: these are a person's details.
 */
export class CustomerDraft {
  private kept: { readonly token: string | null; readonly values: CustomerValues } | null = null

  constructor(
    private readonly session: Pick<SessionStore, 'token'>,
    private readonly booking: Pick<BookingStore, 'booking'>,
  ) {}

  /** What the form begins with: what was typed last, else what the server knows. */
  get values(): CustomerValues {
    if (this.kept?.token !== this.session.token) this.forget()
    return this.kept?.values ?? valuesOf(this.booking.booking?.customer ?? null)
  }

  keep(values: CustomerValues): void {
    this.kept = { token: this.session.token, values }
  }

  forget(): void {
    this.kept = null
  }
}

export const customerDraft = defineStore(
  'customer-draft',
  (get) => new CustomerDraft(get(sessionStore), get(bookingStore)),
)
