import { makeAutoObservable } from 'mobx'
import type { Booking } from '#shared/api/nouns/entities'
import type { Client } from '#shared/api/client'
import { removeReservation } from '#shared/api/contract/time'
import { getBooking } from '#shared/api/contract/vehicle'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { isTimeChosen } from './booking-rules'

/** The calls made here. */
const calls = { getBooking, removeReservation }

/** The booking as the server has it. Screens show it and ask for it anew after each change; nothing is kept twice. */
export class BookingStore {
  readonly resource: Resource<[], Booking>
  /** What the booking was when its session ended by itself; to begin the next one with. */
  lost: Booking | null = null
  /** When the last call of its session was answered, by the visitor's clock: from then on a time stays held. */
  touchedAt = 0
  /** How far the server's clock is ahead of the visitor's; 0 where it does not tell, NaN where it tells nonsense. */
  aheadMs = 0

  constructor(private readonly api: Client<typeof calls>) {
    this.resource = new Resource((signal) => api.getBooking({}, { signal }))
    makeAutoObservable<this, 'api'>(this, { api: false, resource: false }, { autoBind: true })
  }

  /** The last booking read, also while a newer one is on its way. */
  get booking(): Booking | null {
    return this.resource.latest ?? null
  }

  /** No choice may be changed once a time is reserved or asked for (WZ-11). */
  get isLocked(): boolean {
    return this.booking !== null && isTimeChosen(this.booking)
  }

  /**
   * Reads the booking anew. `read` resolves to whether what is known of it is of now.
   * @throws the call's error, or an abort where the booking was given up meanwhile, so that no step goes on without it
   */
  async refresh(read: () => Promise<boolean> = this.resource.load): Promise<void> {
    if (await read()) return
    const { state } = this.resource
    throw state.status === 'failed' ? state.error : new DOMException('The booking was given up', 'AbortError')
  }

  /** A call of the session was answered just now. */
  touch(date: string | null): void {
    this.touchedAt = Date.now()
    if (date) this.aheadMs = Date.parse(date) - this.touchedAt
  }

  /** Forgets it. `lost`: where its session has ended by itself, what there was. */
  reset(lost: Booking | null = null): void {
    this.resource.reset()
    this.lost = lost
  }

  /** The visitor leaves the booking: forgets it, and gives a held time back to the others. Call it while its session lasts. */
  abandon(): void {
    // Where this fails the time runs out by itself; the call's own policy has said so.
    if (this.isLocked) this.api.removeReservation({}).catch(() => {})
    this.reset()
  }
}

export const bookingStore = defineStore('booking', (get) => new BookingStore(get(apiPort)(calls)))
