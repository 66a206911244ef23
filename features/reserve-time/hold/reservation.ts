import { refreshBooking, type BookingStore } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import type { NotificationStore } from '#entities/notification'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { Client } from '#shared/api/client'
import { reserveTime, saveReservationDetails } from '#shared/api/contract/time'
import { ApiError, isSessionEnd } from '#shared/api/errors'
import { Action } from '#shared/store/action'
import { ensureLoaded } from '#shared/store/on-demand'
import { until } from '#shared/store/until'
import { t } from '../texts'
import { plainDetails } from '../delivery/delivery-details'
import { hasDeliveryChoice, type LazyDelivery } from '../delivery/lazy-delivery'
import type { Offers } from '../offers/offers'
import { isHeld, reservationOf } from '../step/time-selection'

/** API calls of the reservation. */
export const reservationCalls = { saveReservationDetails, reserveTime }

/** The lazily loaded chunk `time`. */
export type LazyChunk = Parameters<Offers['open']>[0]

/** Selection of the step. */
interface Choice {
  readonly calendar: CalendarStore
  readonly offers: Offers
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
  readonly delivery: LazyDelivery | null
  readonly lazyChunk: LazyChunk | null
  readonly reload: () => Promise<void>
}

interface Dependencies {
  readonly api: Client<typeof reservationCalls>
  readonly booking: BookingStore
  readonly notifications: NotificationStore
  /** Returns false once another session has replaced the one of the step. Nothing may then be written. */
  readonly isSameSession: () => boolean
}

/** The server could not reserve the time. */
class ReservationRefused extends Error {}

/** The step shows a text of its own for this refusal. */
const isTooManyHolds = (error: unknown): boolean => error instanceof ApiError && error.code === 'TOO_MANY_HOLDS'

/** The delivery option could not be saved. Its own section shows the failure. */
class DeliveryUnsaved extends Error {}

/** Reserves the selected time. */
export class Reservation {
  readonly attempt = new Action<[]>(() => this.reserve())

  constructor(
    private readonly dependencies: Dependencies,
    private readonly choice: Choice,
  ) {}

  /**
   * Resolves to true if the time is reserved. If the time is gone, shows an error and reloads the free times (TM-13).
   */
  async submit(): Promise<boolean> {
    const { calendar, offers, reload } = this.choice
    const { day, slot } = calendar
    if (await this.attempt.run()) return true
    const { error, hasFailed } = this.attempt
    // Another component reports the end of the session, and nothing can be reloaded then.
    if (!hasFailed || isSessionEnd(error) || this.isShownElsewhere) return false
    // The selected time is still free.
    if (this.isBounded) return false
    const { booking, notifications } = this.dependencies
    if (this.isRefused) notifications.error(t('reservationFailed'))
    // Refetches the booking. If only the response was lost, the booking has the time.
    if ((await booking.resource.load()) && !this.isRefused && day !== null && isHeld(booking.booking, day, slot)) {
      this.attempt.clear()
      return true
    }
    void offers.refresh()
    await reload()
    return false
  }

  /** True if the server refused the reservation, because somebody else took the time. */
  get isRefused(): boolean {
    return this.attempt.error instanceof ReservationRefused
  }

  /** True if the server holds too many times for the visitor's address or network. */
  get isBounded(): boolean {
    return isTooManyHolds(this.attempt.error)
  }

  /** True if the failure is already shown elsewhere. */
  get isShownElsewhere(): boolean {
    return this.attempt.error instanceof DeliveryUnsaved
  }

  private async reserve(): Promise<void> {
    const { api, booking } = this.dependencies
    const { calendar, offers, shift, usesLocker } = this.choice
    if (calendar.day === null || calendar.missing) throw new Error('nothing chosen')
    const { day, slot } = calendar
    const delivery = await this.loadDelivery()
    const details = delivery?.details(day, usesLocker) ?? plainDetails(usesLocker)
    if (delivery && !(await delivery.flush())) throw new DeliveryUnsaved()
    this.assertSameSession()
    await offers.lazy?.gap.beforeReserving(slot)
    this.assertSameSession()
    await api.saveReservationDetails({ body: details })
    this.assertSameSession()
    const query = { ...reservationOf(day, slot), workshiftPosition: shift }
    const { responseCode } = await api.reserveTime({ query }, { handlesError: isTooManyHolds })
    if (responseCode !== 'SUCCESS') throw new ReservationRefused(responseCode)
    await refreshBooking(booking)
  }

  /** Throws an abort error if the session has changed, because the data belongs to the previous booking. */
  private assertSameSession(): void {
    if (!this.dependencies.isSameSession()) throw new DOMException('The booking was left', 'AbortError')
  }

  /**
   * Returns the delivery options and waits for their chunk if the selection needs them. A stored choice must not remain
   * unnoticed.
   */
  private async loadDelivery(): Promise<LazyDelivery | null> {
    const { calendar, delivery, lazyChunk } = this.choice
    const isStored = hasDeliveryChoice(this.dependencies.booking.booking)
    if (delivery || !lazyChunk || !(isStored || calendar.isDayOnly)) return delivery
    if (await ensureLoaded(lazyChunk)) await until(() => this.choice.delivery !== null)
    else if (isStored) throw new DeliveryUnsaved()
    return this.choice.delivery
  }
}
