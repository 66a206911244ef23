import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { valuesOf, type CustomerValues } from '#entities/customer'
import { sessionStore, type SessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'

/**
 * Input of the customer form, valid or not, while the visitor is in another step. It is personal data, so it is kept in
 * memory only and discarded with its session, unless the session has expired.
 */
export class CustomerDraft {
  private kept: CustomerValues | null = null
  #keptFor: string | null = null

  constructor(
    private readonly session: Pick<SessionStore, 'token' | 'expiredToken'>,
    private readonly booking: Pick<BookingStore, 'booking'>,
  ) {
    makeAutoObservable<this, 'session' | 'booking' | 'kept'>(this, {
      session: false,
      booking: false,
      kept: observableRef,
    })
  }

  /** Initial values of the form: the last input, or else the server's values. */
  get values(): CustomerValues {
    return this.kept ?? valuesOf(this.booking.booking?.customer ?? null)
  }

  keep(values: CustomerValues): void {
    const { token } = this.session
    if (!this.kept || this.#keptFor !== token) void this.forgetWith(token)
    this.#keptFor = token
    this.kept = values
  }

  private async forgetWith(token: string | null): Promise<void> {
    await when(() => this.session.token !== token)
    // The session after an expired one takes over its input (reading 8).
    await when(() => this.session.expiredToken === null)
    runInAction(() => {
      if (this.#keptFor === token) this.kept = null
    })
  }
}

export const customerDraft = defineStore(
  'customer-draft',
  (get) => new CustomerDraft(get(sessionStore), get(bookingStore)),
)
