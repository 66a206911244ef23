import { makeAutoObservable, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveCustomer } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { customerOf, type CustomerValues } from './customer-values'

/** The calls made here. */
const calls = { saveCustomer }

/** How long the form rests before it is saved by itself (CU-03). */
const AUTOSAVE_MS = 500

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly session: SessionStore
}

/**
 * Saves the customer's details while they are typed. Saves go one after another, so that an older one can never win over
 * a newer one, and what the server already has is not sent again.
 */
export class EnterCustomerStore {
  status: 'idle' | 'changed' | 'saving' | 'saved' | 'failed' = 'idle'
  private waiting: ReturnType<typeof setTimeout> | null = null
  private unsaved: CustomerValues | null = null
  private saved: string | null = null
  private last: Promise<boolean> = Promise.resolve(true)
  private readonly token: string | null

  constructor(private readonly dependencies: Dependencies) {
    this.token = dependencies.session.token
    makeAutoObservable<this, 'dependencies' | 'waiting' | 'unsaved' | 'saved' | 'last' | 'token'>(
      this,
      { dependencies: false, waiting: false, unsaved: false, saved: false, last: false, token: false },
      { autoBind: true },
    )
  }

  /** Takes what the form holds now, null while it is not valid; valid values are saved once they rest for a while. */
  change(values: CustomerValues | null): void {
    this.stopWaiting()
    this.unsaved = values
    this.status = 'changed'
    if (values) this.waiting = setTimeout(() => void this.flush(), AUTOSAVE_MS)
  }

  /** Saves now what has not been saved yet; resolves to whether the server has it all. */
  flush(values: CustomerValues | null = this.unsaved): Promise<boolean> {
    this.stopWaiting()
    this.unsaved = null
    if (values) this.last = this.last.then(() => this.save(values))
    return this.last
  }

  /** What was typed just before leaving is saved too, unless the booking itself was left. */
  dispose(): void {
    if (this.dependencies.session.token === this.token) void this.flush()
    else this.stopWaiting()
  }

  private async save(values: CustomerValues): Promise<boolean> {
    const { api, booking } = this.dependencies
    const customer = customerOf(values, booking.booking?.customer ?? null)
    const text = JSON.stringify(customer)
    try {
      if (text !== this.saved) {
        runInAction(() => (this.status = 'saving'))
        await api.saveCustomer({ body: customer })
        this.saved = text
      }
      runInAction(() => (this.status = this.unsaved ? 'changed' : 'saved'))
      return true
    } catch {
      // The call's own policy has told the visitor; the form says so beside itself.
      runInAction(() => (this.status = 'failed'))
      return false
    }
  }

  private stopWaiting(): void {
    if (this.waiting) clearTimeout(this.waiting)
    this.waiting = null
  }
}

export const enterCustomerStore = defineStore(
  'enter-customer',
  (get) => new EnterCustomerStore({ api: get(apiPort)(calls), booking: get(bookingStore), session: get(sessionStore) }),
)
