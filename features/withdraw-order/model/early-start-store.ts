import { makeAutoObservable } from 'mobx'
import { bookingStore, readBooking } from '#entities/booking'
import type { Gate } from '#entities/payment'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { saveEarlyStart } from '#shared/api/contract/booking/withdrawal'
import { isWithinWithdrawal } from '#shared/booking-facts/withdrawal'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { LatestSave } from '#shared/store/latest-save'
import { t } from '../texts'
import { withdrawalTermsStore } from './withdrawal-terms-store'

const calls = { saveEarlyStart }

/** The wish that the work begins while the customer can still withdraw. A change shows at once. */
class EarlyStartStore implements Gate {
  readonly saves: LatestSave<boolean>
  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    const booking = get(bookingStore)
    const isSameSession = sameSession(get)
    this.#get = get
    this.saves = new LatestSave<boolean>({
      send: (value) => api.saveEarlyStart({ body: { value } }),
      known: () => booking.booking?.withdrawal?.early_start ?? null,
      readBack: () => readBooking(booking, isSameSession),
      reading: () => booking.booking,
      isSame: (one, other) => one === other,
      isSameSession,
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the wish is asked for, because the visit is before the right ends. */
  get isAsked(): boolean {
    const { booking } = this.#get(bookingStore)
    return this.#get(withdrawalTermsStore).terms !== null && booking !== null && isWithinWithdrawal(booking)
  }

  get isWished(): boolean {
    return this.saves.value ?? false
  }

  get blockedBecause(): string | null {
    const isRequired = this.#get(withdrawalTermsStore).terms?.earlyStart === 'required'
    return this.isAsked && isRequired && !this.isWished ? t('earlyStartMissing') : null
  }

  /** Waits for a running save, and repeats a failed one. */
  async beforeSave(): Promise<boolean> {
    return !this.isAsked || this.saves.flush()
  }
}

export const earlyStartStore = defineStore('early-start', (get) => new EarlyStartStore(get))
