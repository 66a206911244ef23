import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { apiPort, type BookingApi } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { customerOf, type CustomerValues } from './customer-values'

/** How long the form rests before it is saved by itself (CU-03). */
const AUTOSAVE_MS = 500

/** Saves the customer's details while they are typed. A newer save always wins over an older one. */
export class EnterCustomerStore {
  private readonly saving: Resource<[CustomerValues], CustomerValues>
  private waiting: ReturnType<typeof setTimeout> | null = null
  private unsaved: CustomerValues | null = null

  constructor(api: BookingApi, booking: BookingStore) {
    this.saving = new Resource(async (signal, values) => {
      await api.saveCustomer({ body: customerOf(values, booking.booking?.customer ?? null) }, { signal })
      return values
    })
    makeAutoObservable<this, 'saving' | 'waiting' | 'unsaved'>(
      this,
      { saving: false, waiting: false, unsaved: false },
      { autoBind: true },
    )
  }

  get status(): 'idle' | 'loading' | 'ready' | 'failed' {
    return this.saving.state.status
  }

  /** Takes valid values; they are saved once nothing has changed for a while. */
  change(values: CustomerValues): void {
    this.cancel()
    this.unsaved = values
    this.waiting = setTimeout(() => void this.flush(), AUTOSAVE_MS)
  }

  /** Values that are not valid are not saved, and neither are those before them that still waited. */
  cancel(): void {
    if (this.waiting) clearTimeout(this.waiting)
    this.waiting = null
    this.unsaved = null
  }

  /**
   * Saves now what has not been saved yet; resolves to whether the server has it all. What it has is not sent again: after
   * a submit whose answer was lost the booking may be closed to changes, and the next submit has to find it.
   */
  async flush(values: CustomerValues | null = this.unsaved): Promise<boolean> {
    this.cancel()
    if (values && !this.isSaved(values)) await this.saving.load(values)
    return this.saving.state.status === 'ready'
  }

  private isSaved(values: CustomerValues): boolean {
    const { state } = this.saving
    return state.status === 'ready' && JSON.stringify(state.value) === JSON.stringify(values)
  }
}

export const enterCustomerStore = defineStore(
  'enter-customer',
  (get) => new EnterCustomerStore(get(apiPort), get(bookingStore)),
)
