import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { customerOf, type CustomerValues } from '#entities/customer'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveCustomer } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import type { Customer } from '#shared/api/nouns/entities'
import { defineStore } from '#shared/store/define-store'
import { LatestSave } from '#shared/store/latest-save'

const calls = { saveCustomer }

/** Debounce of the autosave in milliseconds (CU-03). */
const AUTOSAVE_MS = 500

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  /** Whether the session is still the one of the form, so that the save belongs to its booking. */
  readonly isSameSession: () => boolean
}

/** Saves the customer's details while they are typed. Saves run one after another, and the latest wins. */
export class EnterCustomerStore {
  readonly #saves: LatestSave<Customer>
  private isChanged = false
  #waiting: ReturnType<typeof setTimeout> | null = null
  #unsaved: CustomerValues | null = null

  constructor(private readonly dependencies: Dependencies) {
    const { api, isSameSession } = dependencies
    this.#saves = new LatestSave<Customer>({
      send: (customer) => api.saveCustomer({ body: customer }),
      known: () => null,
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      isSameSession,
    })
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  get status(): 'changed' | LatestSave<Customer>['status'] {
    return this.isChanged ? 'changed' : this.#saves.status
  }

  /** Schedules a debounced save of the form's values. Null stands for invalid values, which are not saved. */
  change(values: CustomerValues | null): void {
    this.stopWaiting()
    this.#unsaved = values
    this.isChanged = true
    if (values) this.#waiting = setTimeout(() => void this.flush(), AUTOSAVE_MS)
  }

  /** Saves pending values at once. Resolves to true if the server has all of them. */
  flush(values: CustomerValues | null = this.#unsaved): Promise<boolean> {
    this.stopWaiting()
    this.#unsaved = null
    if (!values) return this.#saves.flush()
    this.isChanged = false
    return this.#saves.save(customerOf(values, this.dependencies.booking.booking?.customer ?? null))
  }

  /** Saves pending values when the visitor leaves the step. */
  dispose(): void {
    void this.flush()
  }

  private stopWaiting(): void {
    if (this.#waiting) clearTimeout(this.#waiting)
    this.#waiting = null
  }
}

export const enterCustomerStore = defineStore(
  'enter-customer',
  (get) =>
    new EnterCustomerStore({ api: get(apiPort)(calls), booking: get(bookingStore), isSameSession: sameSession(get) }),
)
