import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { customerOf, type CustomerValues } from '#entities/customer'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { saveCustomer } from '#shared/api/contract/booking/current'
import type { Customer } from '#shared/api/nouns/customer'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { LatestSave } from '#shared/store/latest-save'

const calls = { saveCustomer }

/** Debounce of the autosave in milliseconds (CU-03). */
const AUTOSAVE_MS = 500

/** Saves the customer's details while they are typed. Saves run one after another, and the latest wins. */
export class EnterCustomerStore {
  readonly #saves: LatestSave<Customer>
  private isChanged = false
  #waiting: ReturnType<typeof setTimeout> | null = null
  #unsaved: CustomerValues | null = null

  readonly #booking: BookingStore

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#booking = get(bookingStore)
    this.#saves = new LatestSave<Customer>({
      send: (customer) => api.saveCustomer({ body: customer }),
      known: () => null,
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      // The save belongs to the booking of the form.
      isSameSession: sameSession(get),
    })
    makeAutoObservable(this, {}, { autoBind: true })
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
    return this.#saves.save(customerOf(values, this.#booking.booking?.customer ?? null))
  }

  /** Has the next press send the details again, because the booking could not be saved with them. */
  doubt(): void {
    this.#saves.doubt()
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

export const enterCustomerStore = defineStore('enter-customer', (get) => new EnterCustomerStore(get))
