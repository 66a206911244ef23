import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, leadDate, type BookingStore } from '#entities/booking'
import { CalendarStore, isInShift, type Period, type Wish } from '#entities/calendar'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sameSession, sessionStore, type SessionStore } from '#entities/session'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { Client } from '#shared/api/client'
import { organizationBookingSettings } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/port'
import { dateOf, timeOf, wallClockAt, type WallTime } from '#shared/date/wall-clock'
import { emit } from '#shared/events'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { until } from '#shared/store/until'
import { asksForLocker, type DeliveryPart } from './delivery-part'
import { freeDaysOf, freeTimesCalls } from './free-times-source'
import { offerCalls, Offers } from './offers'
import { Reservation, reservationCalls, type Extra } from './reservation'
import { heldTime } from './wish'

/** The calls made here. */
const calls = {
  ...freeTimesCalls,
  ...offerCalls,
  ...reservationCalls,
  organizationBookingSettings,
}

/** What the processes want of this step. */
export interface TimeOptions {
  /** A maintenance customer chooses the morning or the evening shift (TM-06). */
  readonly withShifts: boolean
  /** Another time is chosen for a saved booking, whose own time stays until that is saved. */
  readonly isMove?: boolean
}

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly notifications: NotificationStore
  readonly session: SessionStore
  /** Nothing may be written into another booking than the one that the step belongs to. */
  readonly mayStill: () => boolean
  readonly offers: (store: ReserveTimeStore) => Offers
}

/** The calendar of the chosen workshop, the choice in it, and its reservation. */
export class ReserveTimeStore {
  shift: ShiftPosition = 'MORNING'
  /** The visitor brings or fetches the key by the locker: only its free times are shown (TM-05). */
  usesLocker = false
  /** A day is asked for instead of a free time being chosen (TM-12). */
  isEnquiry = false
  /** The calendar may be shown: what stands above it is known, and nothing that comes later moves it. */
  isSettled = false
  /** A gap time was known by then, to stand above the calendar; one that comes later stands where it moves nothing. */
  isGapAbove = false
  readonly calendar: CalendarStore
  readonly offers: Offers
  /** There as soon as a delivery option can be chosen. */
  delivery: DeliveryPart | null = null
  readonly settings: Resource<[organizationId: number], OrganizationSettings>
  readonly reservation: Reservation
  extra: Extra | null = null
  private options: TimeOptions = { withShifts: false }
  /** Counts the openings; the last one goes on, and none once the step was left. */
  private opening = 0

  constructor(private readonly dependencies: Dependencies) {
    const { api, booking, session } = dependencies
    this.settings = new Resource((signal, organizationId) =>
      api.organizationBookingSettings(
        { query: { organizationId, processType: session.processType ?? 'MAINTENANCE' } },
        { signal },
      ),
    )
    this.calendar = new CalendarStore((period, signal) => this.freeTimes(period, signal), {
      // By the server's clock: the visitor's may be a day off.
      today: dateOf(wallClockAt(new Date(Date.now() + (booking.aheadMs || 0)))),
      carenceDays: 0,
    })
    this.offers = dependencies.offers(this)
    this.reservation = new Reservation(dependencies, this)
    makeAutoObservable<this, 'dependencies' | 'options' | 'opening'>(
      this,
      {
        calendar: false,
        offers: false,
        delivery: observableRef,
        dependencies: false,
        options: false,
        extra: false,
        opening: false,
        settings: false,
        reservation: false,
      },
      { autoBind: true },
    )
  }

  /** Reads what the workshop's calendar is bound by, then its free times. `months` are shown at a time. */
  async open(options: TimeOptions, months: number, extra: Extra): Promise<void> {
    this.options = options
    this.extra = extra
    this.calendar.view.setVisible(months)
    const { booking } = this.dependencies.booking
    this.isEnquiry = !this.isMove && booking !== null && leadDate(booking) !== null
    const opening = ++this.opening
    await Promise.all([booking?.organization && this.settings.load(booking.organization.id), this.offers.open(extra)])
    if (opening !== this.opening) return
    // Without settings the server's own answer is the only limit; the calendar works all the same.
    const { carenceDays = 0, keyLockerInstalled = false } = this.settings.latest ?? {}
    const held = heldTime(booking)
    runInAction(() => {
      if (held?.start) this.shift = this.shiftAt(timeOf(held.start))
      // What cannot be seen is not asked for: another workshop may have had a locker.
      this.usesLocker =
        keyLockerInstalled && booking?.reservation_details?.usingKeyLocker === true && !asksForLocker(booking)
      this.calendar.setLimits({ ...this.calendar.limits, carenceDays })
    })
    void until(() => this.hasAnswered).then(this.settle)
    await this.reload(held)
  }

  /** Another shift has other free times (TM-07). */
  async chooseShift(shift: ShiftPosition, wish: Wish | null = null): Promise<void> {
    if (shift === this.shift || this.reservation.attempt.isRunning) return
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
    if (this.reservation.attempt.isRunning) return
    this.usesLocker = isUsed
    await this.reload()
  }

  /** Asks for a day, or goes back to the free times. */
  enquire(isEnquiry: boolean): void {
    if (this.reservation.attempt.isRunning) return
    this.reservation.attempt.clear()
    this.isEnquiry = isEnquiry
  }

  setDelivery(part: DeliveryPart): void {
    this.delivery = part
  }

  /** Reads the free times anew; chooses `wish` where it is still free. */
  async reload(wish: Wish | null = null): Promise<void> {
    const { calendar } = this
    await calendar.load(wish)
    if (calendar.isEmpty) emit('free-times-not-found', null)
  }

  get isMove(): boolean {
    return this.options.isMove === true
  }

  dispose(): void {
    this.opening++
    this.settings.reset()
    this.offers.dispose()
    this.calendar.dispose()
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

export const reserveTimeStore = defineStore(
  'reserve-time',
  (get) =>
    new ReserveTimeStore({
      api: get(apiPort)(calls),
      booking: get(bookingStore),
      notifications: get(notificationStore),
      session: get(sessionStore),
      mayStill: sameSession(get),
      offers: (store) =>
        new Offers({
          api: get(apiPort)(offerCalls),
          make: ({ createOffersPart }) => createOffersPart(get, store),
        }),
    }),
)
