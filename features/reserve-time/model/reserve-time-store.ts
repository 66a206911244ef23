import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { CalendarStore, type Slot, type Wish } from '#entities/calendar'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/entities'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { Client } from '#shared/api/client'
import { organizationBookingSettings } from '#shared/api/contract/session'
import {
  freeTimes,
  freeTimesEvening,
  freeTimesMorning,
  reserveTime,
  saveReservationDetails,
} from '#shared/api/contract/time'
import { apiPort } from '#shared/api/port'
import { isSessionEnd } from '#shared/api/errors'
import { at, dateOf, timeOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { t } from '../texts'
import { plainDetails } from './delivery-details'
import type { DeliveryPart } from './delivery-part'

/** The calls made here. */
const calls = {
  organizationBookingSettings,
  freeTimes,
  freeTimesMorning,
  freeTimesEvening,
  saveReservationDetails,
  reserveTime,
}

/** What the processes want of this step. */
export interface TimeOptions {
  /** A maintenance customer chooses the morning or the evening shift (TM-06). */
  readonly withShifts: boolean
}

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly notifications: NotificationStore
  readonly session: SessionStore
}

/** The server answered that the time could not be reserved. */
class ReservationRefused extends Error {
  override readonly name = 'ReservationRefused'
}

/** What could not be saved has said so where it was chosen. */
class DeliveryUnsaved extends Error {
  override readonly name = 'DeliveryUnsaved'
}

/** The calendar of the chosen workshop, the choice in it, and its reservation. */
export class ReserveTimeStore {
  shift: ShiftPosition = 'MORNING'
  /** The visitor brings or fetches the key by the locker: only its free times are shown (TM-05). */
  usesLocker = false
  /** A day is asked for instead of a free time being chosen (TM-12). */
  isEnquiry = false
  readonly calendar: CalendarStore
  /** There as soon as a delivery option can be chosen. */
  delivery: DeliveryPart | null = null
  readonly settings: Resource<[organizationId: number], OrganizationSettings>
  readonly reservation: Action<[]>
  private options: TimeOptions = { withShifts: false }

  constructor(private readonly dependencies: Dependencies) {
    const { api, session } = dependencies
    this.settings = new Resource((signal, organizationId) =>
      api.organizationBookingSettings(
        { query: { organizationId, processType: session.processType ?? 'MAINTENANCE' } },
        { signal },
      ),
    )
    this.calendar = new CalendarStore((period, signal) => this.freeTimes(period, signal), {
      today: dateOf(wallClockAt(new Date())),
      carenceDays: 0,
    })
    this.reservation = new Action(() => this.reserve())
    makeAutoObservable<this, 'dependencies' | 'options'>(
      this,
      {
        calendar: false,
        delivery: observableRef,
        dependencies: false,
        options: false,
        settings: false,
        reservation: false,
      },
      { autoBind: true },
    )
  }

  /** Reads what the workshop's calendar is bound by, then its free times. `months` are shown at a time. */
  async open(options: TimeOptions, months: number): Promise<void> {
    this.options = options
    this.calendar.view.setVisible(months)
    const { booking } = this.dependencies.booking
    const organizationId = booking?.organization?.id
    if (organizationId === undefined) return
    this.isEnquiry = booking?.lead_date !== null
    this.usesLocker = booking?.reservation_details?.usingKeyLocker ?? false
    const isTaken = await this.settings.load(organizationId)
    // Left, or opened once more meanwhile: then the later one goes on.
    if (!isTaken && this.settings.state.status !== 'failed') return
    // Without settings the server's own answer is the only limit; the calendar works all the same.
    const { carenceDays = 0, shiftChangeTime = null } = this.settings.latest ?? {}
    const held = heldTime(booking)
    runInAction(() => {
      if (held?.start && shiftChangeTime && timeOf(held.start) >= shiftChangeTime) this.shift = 'EVENING'
      this.calendar.setLimits({ ...this.calendar.limits, carenceDays })
    })
    await this.reload(held)
  }

  /** Another shift has other free times (TM-07). */
  async chooseShift(shift: ShiftPosition): Promise<void> {
    if (shift === this.shift) return
    this.shift = shift
    await this.reload()
  }

  async useLocker(isUsed: boolean): Promise<void> {
    this.usesLocker = isUsed
    await this.reload()
  }

  /** Asks for a day, or goes back to the free times. */
  enquire(isEnquiry: boolean): void {
    this.reservation.clear()
    this.isEnquiry = isEnquiry
  }

  setDelivery(part: DeliveryPart): void {
    this.delivery = part
  }

  /** Reads the free times anew; chooses `wish` where it is still free. */
  async reload(wish: Wish | null = null): Promise<void> {
    const { calendar } = this
    await calendar.load(wish)
    if (calendar.isEmpty) emit('free-times-not-found')
  }

  /** Resolves to whether the time is reserved. A time that is gone is said, and fresh times are shown (TM-13). */
  async submit(): Promise<boolean> {
    const reserved = await this.reservation.run()
    const { error, hasFailed } = this.reservation
    // Where the session has ended, that is what is said, and there is nothing left to reload.
    if (!reserved && hasFailed && !isSessionEnd(error) && !(error instanceof DeliveryUnsaved)) {
      if (this.isRefused) this.dependencies.notifications.error(t('reservationFailed'))
      await this.reload()
    }
    return reserved
  }

  /** The server answered, and the answer was no: somebody else was quicker. */
  get isRefused(): boolean {
    return this.reservation.error instanceof ReservationRefused
  }

  /** What failed is said elsewhere already. */
  get isSaidElsewhere(): boolean {
    return this.reservation.error instanceof DeliveryUnsaved
  }

  dispose(): void {
    this.settings.reset()
    this.calendar.dispose()
  }

  private async reserve(): Promise<void> {
    const { api, booking } = this.dependencies
    const { calendar, delivery, usesLocker } = this
    if (calendar.day === null || calendar.missing) throw new Error('Nothing to reserve is chosen')
    const { day, slot } = calendar
    if (delivery && !(await delivery.flush())) throw new DeliveryUnsaved('The delivery option is not saved')
    await api.saveReservationDetails({ body: delivery?.details(day, usesLocker) ?? plainDetails(usesLocker) })
    const { responseCode } = await api.reserveTime({
      query: { ...chosen(day, slot), workshiftPosition: this.shift },
    })
    if (responseCode !== 'SUCCESS') throw new ReservationRefused(responseCode)
    await booking.refresh()
  }

  private freeTimes(period: { start: WallDate; end: WallDate }, signal: AbortSignal) {
    const { api } = this.dependencies
    if (!this.options.withShifts)
      return api.freeTimes({ query: { ...period, resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] } }, { signal })
    return this.shift === 'MORNING'
      ? api.freeTimesMorning({ query: period }, { signal })
      : api.freeTimesEvening({ query: period }, { signal })
  }
}

/** The time that the visitor holds already, to be chosen where it is still free (TM-15). */
function heldTime(booking: Booking | null): Wish | null {
  const { start = null, time_selection_type } = booking?.booking_total_duration ?? {}
  if (!start) return null
  return time_selection_type === 'DAY_ONLY' ? { day: dateOf(start) } : { day: dateOf(start), start }
}

/** How a choice is sent: a time as its 'start|end', a day reservation as the whole day. */
function chosen(day: WallDate, slot: Slot | null): { reservation: string; timeSelectionType: TimeSelectionType } {
  if (slot) return { reservation: `${slot.start}|${slot.end}`, timeSelectionType: 'USE_ORGANIZATION_SETTING' }
  return { reservation: `${at(day, '00:00:00')}|${at(day, '23:59:59')}`, timeSelectionType: 'DAY_ONLY' }
}

export const reserveTimeStore = defineStore(
  'reserve-time',
  (get) =>
    new ReserveTimeStore({
      api: get(apiPort)(calls),
      booking: get(bookingStore),
      notifications: get(notificationStore),
      session: get(sessionStore),
    }),
)
