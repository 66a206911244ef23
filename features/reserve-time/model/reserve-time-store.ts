import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { CalendarStore, isInShift, type Period, type Slot, type Wish } from '#entities/calendar'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/entities'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { Client } from '#shared/api/client'
import { organizationBookingSettings } from '#shared/api/contract/session'
import { reserveTime, saveReservationDetails } from '#shared/api/contract/time'
import { apiPort } from '#shared/api/port'
import { isSessionEnd } from '#shared/api/errors'
import { at, dateOf, timeOf, wallClockAt, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { until } from '#shared/store/until'
import { t } from '../texts'
import { plainDetails } from './delivery-details'
import type { DeliveryPart } from './delivery-part'
import { freeDaysOf, freeTimesCalls } from './free-times-source'
import { offerCalls, Offers } from './offers'

/** The calls made here. */
const calls = {
  ...freeTimesCalls,
  ...offerCalls,
  organizationBookingSettings,
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
  readonly offers: (store: ReserveTimeStore) => Offers
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
  /** The workshop's settings and people are known, or cannot be. */
  isPrepared = false
  /** The calendar may be shown: what stands above it is known, and nothing that comes later moves it. */
  isSettled = false
  /** A gap time was known by then, to stand above the calendar; one that comes later stands where it moves nothing. */
  isGapAbove = false
  readonly calendar: CalendarStore
  readonly offers: Offers
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
    this.offers = dependencies.offers(this)
    this.reservation = new Action(() => this.reserve())
    makeAutoObservable<this, 'dependencies' | 'options'>(
      this,
      {
        calendar: false,
        offers: false,
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
  async open(options: TimeOptions, months: number, extra: Parameters<Offers['open']>[0]): Promise<void> {
    this.options = options
    this.calendar.view.setVisible(months)
    const { booking } = this.dependencies.booking
    const organizationId = booking?.organization?.id
    if (organizationId === undefined) return
    this.isEnquiry = booking?.lead_date !== null
    const [isTaken] = await Promise.all([this.settings.load(organizationId), this.offers.open(extra)])
    // Left, or opened once more meanwhile: then the later one goes on.
    if (!isTaken && this.settings.state.status !== 'failed') return
    // Without settings the server's own answer is the only limit; the calendar works all the same.
    const { carenceDays = 0, keyLockerInstalled = false } = this.settings.latest ?? {}
    const held = heldTime(booking)
    runInAction(() => {
      if (held?.start) this.shift = this.shiftAt(timeOf(held.start))
      // What cannot be seen is not asked for: another workshop may have had a locker.
      this.usesLocker = keyLockerInstalled && (booking?.reservation_details?.usingKeyLocker ?? false)
      this.calendar.setLimits({ ...this.calendar.limits, carenceDays })
      this.isPrepared = true
    })
    void until(() => this.hasAnswered).then(this.settle)
    await this.reload(held)
  }

  /** Another shift has other free times (TM-07). */
  async chooseShift(shift: ShiftPosition, wish: Wish | null = null): Promise<void> {
    if (shift === this.shift) return
    this.shift = shift
    await this.reload(wish)
  }

  /** The shift in which somebody comes who comes then; the one shown where nobody knows when they change. */
  shiftAt(time: WallTime): ShiftPosition {
    const change = this.settings.latest?.shiftChangeTime
    if (!change) return this.shift
    return isInShift(time, 'EVENING', { opening: '00:00', change, closing: '24:00' }) ? 'EVENING' : 'MORNING'
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
      void this.offers.refresh()
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
    this.offers.dispose()
    this.calendar.dispose()
  }

  private async reserve(): Promise<void> {
    const { api, booking } = this.dependencies
    const { calendar, delivery, offers, usesLocker } = this
    if (calendar.day === null || calendar.missing) throw new Error('Nothing to reserve is chosen')
    const { day, slot } = calendar
    if (delivery && !(await delivery.flush())) throw new DeliveryUnsaved('The delivery option is not saved')
    await offers.part?.gap.beforeReserving(slot)
    await api.saveReservationDetails({ body: delivery?.details(day, usesLocker) ?? plainDetails(usesLocker) })
    const { responseCode } = await api.reserveTime({
      query: { ...chosen(day, slot), workshiftPosition: this.shift },
    })
    if (responseCode !== 'SUCCESS') throw new ReservationRefused(responseCode)
    await booking.refresh()
  }

  private settle(): void {
    const gap = this.offers.part?.gap
    gap?.decide()
    this.isGapAbove = Boolean(gap?.offered)
    this.isSettled = true
  }

  private async freeTimes(period: Period, signal: AbortSignal): Promise<readonly FreeDay[]> {
    const { offers, usesLocker } = this
    // The server has to know first whose times are asked for.
    await offers.part?.resources.settled()
    signal.throwIfAborted()
    const shift = this.options.withShifts ? this.shift : null
    const days = await freeDaysOf(this.dependencies.api, { shift, usesLocker }, period, signal)
    return offers.part?.daysOf(days) ?? days
  }

  /** There is something to show in the calendar, or nothing that could come to stand above it. */
  private get hasAnswered(): boolean {
    const { search, further } = this.calendar
    // What is known to come above is waited for; what may come is not.
    return this.offers.hasNoGaps || (!this.offers.isFetching && (search.hasAnswered || further !== null))
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
      offers: (store) =>
        new Offers({
          api: get(apiPort)(offerCalls),
          make: ({ createOffersPart }) => createOffersPart(get, store),
        }),
    }),
)
