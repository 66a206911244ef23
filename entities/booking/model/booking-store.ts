import { makeAutoObservable } from 'mobx'
import type { Booking } from '#shared/api/nouns/booking'
import { type Client, apiPort } from '#shared/api/client'
import { removeReservation } from '#shared/api/contract/time/slots'
import { getBooking } from '#shared/api/contract/booking/current'
import { dateOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

const calls = { getBooking, removeReservation }

/** Whether a time is reserved or a day is requested. */
export const isTimeChosen = ({ booking_total_duration, lead_date }: Booking): boolean =>
  Boolean(booking_total_duration?.start || lead_date)

/** The server's booking. Screens show it and refetch it after each change, so that no screen keeps a copy. */
export class BookingStore {
  readonly resource: Resource<[], Booking>
  /** The booking of a session that has expired, used to start the next one; null otherwise. */
  expiredBooking: Booking | null = null
  /** The booking before the vehicle was changed, until the workplace step takes its rows over; null otherwise. */
  former: Booking | null = null
  /** The saved booking while it is being moved to another time, with its present one; null otherwise. */
  moving: Booking | null = null
  /** Epoch milliseconds, by the visitor's clock, of the session's last response. The hold lasts from then on. */
  lastResponseAt = 0
  /** As `lastResponseAt`, of the last response with the booking. Not observable, because the booking is. */
  readAt = 0
  /** How far the server's clock is ahead of the visitor's, in ms. 0 without a Date header, NaN for an invalid one. */
  aheadMs = 0

  constructor(private readonly api: Client<typeof calls>) {
    this.resource = new Resource(async (signal) => {
      const booking = await api.getBooking({}, { signal })
      // Its response was the last one to touch the store.
      this.readAt = this.lastResponseAt
      return booking
    })
    makeAutoObservable<this, 'api'>(this, { api: false, readAt: false }, { autoBind: true })
  }

  /** The last booking read, also while a refetch is running. */
  get booking(): Booking | null {
    return this.resource.latest ?? null
  }

  /** Whether a time is reserved or requested, so that no choice may be changed (WZ-11). */
  get isLocked(): boolean {
    return this.booking !== null && isTimeChosen(this.booking)
  }

  /** Whether a time is reserved, which ends with the booking. A day that is only asked for holds nothing. */
  get holdsTime(): boolean {
    return Boolean(this.booking?.booking_total_duration?.start)
  }

  /**
   * Refetches the booking.
   * @throws the call's error, or an AbortError if the booking was reset meanwhile, so that no step continues without it
   */
  async refresh(): Promise<void> {
    if (!(await this.resource.load())) throw this.readError
  }

  /** Why the booking could not be read: the call's error, or an AbortError if it was reset meanwhile. */
  get readError(): unknown {
    const { state } = this.resource
    return state.status === 'failed' ? state.error : new DOMException('The booking was given up', 'AbortError')
  }

  /** Records a response of the session. `date` is its Date header, or null without one. */
  touch(date: string | null): void {
    this.lastResponseAt = Date.now()
    if (date) this.aheadMs = Date.parse(date) - this.lastResponseAt
  }

  /** Returns the day by the clock of the server, because the date of the device may be wrong. */
  today(): WallDate {
    return dateOf(wallClockAt(new Date(Date.now() + (this.aheadMs || 0))))
  }

  /** Keeps the booking, because the search that follows may clear its rows. */
  keepFormer(): void {
    this.former ??= this.booking
  }

  /** Begins to move a saved booking. */
  move(saved: Booking | null): void {
    this.moving = saved
  }

  /** Clears the booking. `lost` is the booking of a session that has expired. */
  reset(lost: Booking | null = null): void {
    this.resource.reset()
    this.former = null
    this.moving = null
    this.expiredBooking = lost
  }

  /**
   * Clears the booking that the visitor leaves, and releases its held time. Call it before the session is forgotten.
   */
  abandon(): void {
    // If the call fails, the hold expires by itself. The error policy has shown the failure.
    if (this.isLocked) this.api.removeReservation({}).catch(() => {})
    this.reset()
  }
}

/** The booking of the session, as the server tells it. */
export const bookingStore = defineStore('booking', (get) => new BookingStore(get(apiPort)(calls)))
