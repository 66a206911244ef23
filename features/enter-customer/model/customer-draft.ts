import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { valuesOf, type CustomerValues } from '#entities/customer'
import { sessionStore, type SessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'
import { until } from '#shared/store/until'

/**
 * What stands in the form, finished or not, while the visitor goes to another step and comes back. Of one session and in
 * memory alone: these are a person's details, and they go with their session, unless that ends by itself.
 */
export class CustomerDraft {
  private kept: CustomerValues | null = null
  private keptFor: string | null = null

  constructor(
    private readonly session: Pick<SessionStore, 'token' | 'lost'>,
    private readonly booking: Pick<BookingStore, 'booking'>,
  ) {
    makeAutoObservable<this, 'session' | 'booking' | 'kept' | 'keptFor'>(this, {
      session: false,
      booking: false,
      kept: observableRef,
      keptFor: false,
    })
  }

  /** What the form begins with: what was typed last, else what the server knows. */
  get values(): CustomerValues {
    return this.kept ?? valuesOf(this.booking.booking?.customer ?? null)
  }

  keep(values: CustomerValues): void {
    const { token } = this.session
    if (!this.kept || this.keptFor !== token) void this.forgetWith(token)
    this.keptFor = token
    this.kept = values
  }

  private async forgetWith(token: string | null): Promise<void> {
    await until(() => this.session.token !== token)
    // One that ended by itself leaves it for the next (READINGS.md 8).
    await until(() => this.session.lost === null)
    runInAction(() => {
      if (this.keptFor === token) this.kept = null
    })
  }
}

export const customerDraft = defineStore(
  'customer-draft',
  (get) => new CustomerDraft(get(sessionStore), get(bookingStore)),
)
