import { refreshBooking, type BookingStore } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import type { NotificationStore } from '#entities/notification'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { Client } from '#shared/api/client'
import { reserveTime, saveReservationDetails } from '#shared/api/contract/time'
import { isSessionEnd } from '#shared/api/errors'
import { Action } from '#shared/store/action'
import { fetched } from '#shared/store/on-demand'
import { until } from '#shared/store/until'
import { t } from '../texts'
import { plainDetails } from './delivery-details'
import { hasDeliveryChoice, type DeliveryPart } from './delivery-part'
import type { Offers } from './offers'
import { isHeld, reservationOf } from './wish'

/** The calls made here. */
export const reservationCalls = { saveReservationDetails, reserveTime }

/** The code that comes on demand. */
export type Extra = Parameters<Offers['open']>[0]

/** What is chosen in the step. */
interface Choice {
  readonly calendar: CalendarStore
  readonly offers: Offers
  readonly shift: ShiftPosition
  readonly usesLocker: boolean
  readonly delivery: DeliveryPart | null
  readonly extra: Extra | null
  readonly reload: () => Promise<void>
}

interface Dependencies {
  readonly api: Client<typeof reservationCalls>
  readonly booking: BookingStore
  readonly notifications: NotificationStore
  /** Nothing may be written into another booking than the one that the step belongs to. */
  readonly mayStill: () => boolean
}

/** The server answered that the time could not be reserved. */
class ReservationRefused extends Error {}

/** What could not be saved has said so where it was chosen. */
class DeliveryUnsaved extends Error {}

/** Reserves what is chosen in the step. */
export class Reservation {
  readonly attempt = new Action<[]>(() => this.reserve())

  constructor(
    private readonly dependencies: Dependencies,
    private readonly choice: Choice,
  ) {}

  /** Resolves to whether the time is reserved. A time that is gone is said, and fresh times are shown (TM-13). */
  async submit(): Promise<boolean> {
    const { calendar, offers, reload } = this.choice
    const { day, slot } = calendar
    if (await this.attempt.run()) return true
    const { error, hasFailed } = this.attempt
    // Where the session has ended, that is what is said, and there is nothing left to reload.
    if (!hasFailed || isSessionEnd(error) || this.isSaidElsewhere) return false
    const { booking, notifications } = this.dependencies
    if (this.isRefused) notifications.error(t('reservationFailed'))
    // What is held now is the server's to say; where only its answer was lost, the time is reserved.
    if ((await booking.resource.load()) && !this.isRefused && day !== null && isHeld(booking.booking, day, slot)) {
      this.attempt.clear()
      return true
    }
    void offers.refresh()
    await reload()
    return false
  }

  /** The server answered, and the answer was no: somebody else was quicker. */
  get isRefused(): boolean {
    return this.attempt.error instanceof ReservationRefused
  }

  /** What failed is said elsewhere already. */
  get isSaidElsewhere(): boolean {
    return this.attempt.error instanceof DeliveryUnsaved
  }

  private async reserve(): Promise<void> {
    const { api, booking } = this.dependencies
    const { calendar, offers, shift, usesLocker } = this.choice
    if (calendar.day === null || calendar.missing) throw new Error('nothing chosen')
    const { day, slot } = calendar
    const delivery = await this.deliveryPart()
    const details = delivery?.details(day, usesLocker) ?? plainDetails(usesLocker)
    if (delivery && !(await delivery.flush())) throw new DeliveryUnsaved()
    this.refuseElsewhere()
    await offers.part?.gap.beforeReserving(slot)
    this.refuseElsewhere()
    await api.saveReservationDetails({ body: details })
    this.refuseElsewhere()
    const { responseCode } = await api.reserveTime({ query: { ...reservationOf(day, slot), workshiftPosition: shift } })
    if (responseCode !== 'SUCCESS') throw new ReservationRefused(responseCode)
    await refreshBooking(booking)
  }

  /** The visitor has started over, or gone to another tab: what was to be written belongs to no booking any more. */
  private refuseElsewhere(): void {
    if (!this.dependencies.mayStill()) throw new DOMException('The booking was left', 'AbortError')
  }

  /** The delivery options, waited for where they have a say: what is stored must not stay behind unseen. */
  private async deliveryPart(): Promise<DeliveryPart | null> {
    const { calendar, delivery, extra } = this.choice
    const isStored = hasDeliveryChoice(this.dependencies.booking.booking)
    if (delivery || !extra || !(isStored || calendar.isDayOnly)) return delivery
    if (await fetched(extra)) await until(() => this.choice.delivery !== null)
    else if (isStored) throw new DeliveryUnsaved()
    return this.choice.delivery
  }
}
