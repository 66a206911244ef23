import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Booking } from '#shared/api/contract/entities'
import { apiPort, type BookingApi } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { t } from '../texts'

interface Dependencies {
  readonly api: BookingApi
  readonly booking: BookingStore
  readonly notifications: NotificationStore
  readonly session: SessionStore
}

/** Sends the booking, and keeps a copy of what was booked for the page of thanks (READINGS.md 1). */
export class FinishBookingStore {
  receipt: Booking | null = null
  readonly saving: Action<[]>
  /** Sent with every try of one booking, so that a repeated submit is the same submit (READINGS.md 32). */
  private key = newKey()

  constructor(private readonly dependencies: Dependencies) {
    this.saving = new Action(() => this.send())
    makeAutoObservable<this, 'dependencies' | 'key'>(
      this,
      { receipt: observableRef, saving: false, dependencies: false, key: false },
      { autoBind: true },
    )
  }

  get hasFailed(): boolean {
    return this.saving.hasFailed
  }

  /** Resolves to whether the booking was saved. */
  async save(): Promise<boolean> {
    const saved = await this.saving.run()
    const { notifications } = this.dependencies
    if (saved) notifications.success(t('bookingSaved'))
    else if (this.saving.hasFailed) notifications.error(t('bookingSaveFailed'))
    return saved
  }

  private async send(): Promise<void> {
    const { api, booking, session } = this.dependencies
    await booking.refresh()
    const booked = booking.booking
    await api.saveBooking({}, { headers: { 'Idempotency-Key': this.key } })
    runInAction(() => {
      this.receipt = booked
      this.key = newKey()
    })
    session.forget()
    booking.reset()
  }
}

/** 128 random bits. Not randomUUID, which is missing where the page is not served over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const finishBookingStore = defineStore(
  'finish-booking',
  (get) =>
    new FinishBookingStore({
      api: get(apiPort),
      booking: get(bookingStore),
      notifications: get(notificationStore),
      session: get(sessionStore),
    }),
)
