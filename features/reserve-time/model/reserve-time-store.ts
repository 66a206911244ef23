import { makeAutoObservable, runInAction, when } from 'mobx'
import { bookingStore, leadDate, type BookingStore } from '#entities/booking'
import { CalendarStore, isInShift, type Period, type TimeRequest } from '#entities/calendar'
import { shownFirstDays } from '#entities/organization'
import { sessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/entities'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { type Client, aheadPort, apiPort } from '#shared/api/client'
import { configPort } from '#shared/config/config'
import { timeOf, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { emit } from '#shared/events'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import type { LazyCode } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'
import { shiftOf } from '#shared/facts/delivery'
import { hasDeliveryChoice, StepDelivery, type ShownDays } from '../delivery/step-delivery'
import { askFreeTimesAhead, freeDaysOf, freeTimesCalls, type TimesFilter } from './free-times-source'
import { Offers, type OffersCode } from '../mechanics/offers'
import { Reservation } from './hold/reservation'
import { heldTime, presentTime } from './hold/time-selection'
import type { TimeStep } from './time-step'
import { StepValet, valetTimesCalls } from '../valet/step-valet'
import { closedDaysOf, settingsCalls, workshopSettings } from './workshop-settings'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of this store. */
const calls = { ...freeTimesCalls, ...settingsCalls, ...valetTimesCalls }

/** Options that a process sets for the time step. */
export interface TimeOptions {
  /** Whether the customer chooses the morning or the evening shift, as in maintenance (TM-06). */
  readonly withShifts: boolean | ((booking: Booking) => boolean)
  /** True if the time of a saved booking is being changed. That time stays until the change is saved. */
  readonly isMove?: boolean
}

/** A chosen day that is not free for a delivery option. */
interface GivenUp extends ShownDays {
  readonly day: WallDate
  readonly because: 'shift' | 'locker'
}

/** Calendar of the chosen workshop, the selection in it, and its reservation. */
export class ReserveTimeStore implements TimeStep {
  shift: ShiftPosition = 'MORNING'
  /** True if the free times are those of a shift. */
  withShifts = false
  /** True if the visitor uses the key locker. Only times at which it is free are then shown (TM-05). */
  usesLocker = false
  private lost: GivenUp | null = null
  /** The first free day of the chosen services, if it is later than the one that the workplace step has `shown`. */
  later: { readonly shown: WallDate; readonly first: WallDate } | null = null
  /** True while the enquiry replaces the free times (TM-12). */
  isEnquiry = false
  /** True once the content above the calendar is known, so that the calendar will not move after it appears. */
  isSettled = false
  /** True if the gap time was known when the calendar appeared, so that it stands above. A later one stands below. */
  isGapAbove = false
  /** True if the pick-up service could be shown when the calendar appeared. A later one stands below what is there. */
  isValetKnown = false
  readonly calendar: CalendarStore
  readonly offers: Offers
  readonly delivery: StepDelivery
  readonly valet: StepValet
  readonly settings: Resource<[organizationId: Identifier], OrganizationSettings>
  readonly reservation: Reservation
  readonly #get: StoreResolver
  readonly #api: Client<typeof calls>
  readonly #ahead: Client<typeof freeTimesCalls>
  readonly #booking: BookingStore
  readonly #grantsWithdrawal: boolean
  #options: TimeOptions = { withShifts: false }
  /** Months that were asked for at once, so that the calendar need not appear without them. */
  #asked: readonly WallDate[] = []
  /** Counts the calls of `open` and `dispose`, so that a superseded `open` stops. */
  #opening = 0

  constructor(get: StoreResolver) {
    const session = get(sessionStore)
    this.#get = get
    this.#api = get(apiPort)(calls)
    this.#ahead = get(aheadPort)(freeTimesCalls)
    this.#booking = get(bookingStore)
    this.#grantsWithdrawal = get(configPort).withdrawal !== undefined
    this.settings = new Resource((signal, organizationId) =>
      workshopSettings(this.#api, { organizationId, processType: session.processType ?? 'MAINTENANCE' }, signal),
    )
    this.calendar = new CalendarStore((period, signal) => this.freeTimes(period, signal), {
      today: this.#booking.today(),
      carenceDays: 0,
    })
    this.offers = new Offers(get, this)
    this.delivery = new StepDelivery(this.#booking)
    this.valet = new StepValet(this.#api)
    this.reservation = new Reservation(get, this.delivery, this.valet, this.offers)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Loads settings and offers, then the free times. `months` is the number of visible months. */
  async open(options: TimeOptions, months: number, lazyChunk: LazyCode<OffersCode>): Promise<void> {
    this.#options = options
    this.delivery.open(lazyChunk)
    this.valet.open(lazyChunk)
    this.calendar.view.setVisible(months)
    const { booking } = this.#booking
    this.isEnquiry = !this.isMove && booking !== null && leadDate(booking) !== null
    const opening = ++this.#opening
    const { withShifts } = options
    this.withShifts = typeof withShifts === 'boolean' ? withShifts : booking !== null && withShifts(booking)
    // The option of a day reservation, which has no hour, tells its shift.
    const { moving } = this.#booking
    this.calendar.setPresent(presentTime(moving))
    const chosen = booking && (shiftOf(booking.product_parameters) ?? booking.shift ?? moving?.shift)
    if (chosen) this.shift = chosen
    const opened = Promise.all([
      booking?.organization && this.settings.load(booking.organization.id),
      this.offers.open(lazyChunk),
    ])
    const held = heldTime(booking)
    const start = held?.start ?? (moving && heldTime(moving)?.start)
    // The settings tell the shift of a held time, and of the present one. Without one, the first free times do not depend on them.
    this.#asked = held || start ? [] : askFreeTimesAhead(this.#ahead, this.calendar, this.filter)
    await opened
    if (opening !== this.#opening) return
    // If the settings failed, only the server limits the days, and the calendar still works.
    const { carenceDays, keyLockerInstalled } = this.settings.latest ?? {}
    runInAction(() => {
      if (start) this.shift = this.shiftAt(timeOf(start))
      // Ignores a stored locker choice if this workshop has no locker.
      this.usesLocker = keyLockerInstalled === true && booking?.reservation_details?.usingKeyLocker === true
      this.calendar.setLimits({
        ...this.calendar.limits,
        carenceDays: carenceDays ?? 0,
        closedDays: closedDaysOf(this.settings.latest),
      })
    })
    void when(() => this.hasAnswered).then(() => this.settle(held === null))
    await this.reload(held)
  }

  /** Changes the shift and reloads the free times (TM-07). */
  async chooseShift(shift: ShiftPosition, requested?: TimeRequest): Promise<void> {
    if (shift === this.shift || this.isReserving) return
    this.shift = shift
    this.delivery.lazy?.fit(this.shown)
    await this.refilter(requested)
  }

  /** Shows the days for a delivery option. Reports the chosen day if it is not free for it. */
  async showFor({ shift, usesLocker }: ShownDays): Promise<void> {
    const { calendar, givenUp } = this
    const day = givenUp?.day ?? calendar.day ?? calendar.wish?.day
    const isOtherShift = this.withShifts && shift !== this.shift
    const isSame = !isOtherShift && usesLocker === this.usesLocker
    this.shift = shift
    this.usesLocker = usesLocker
    if (isSame) return
    await this.refilter(day === undefined ? undefined : { day, isDayOnly: true })
    runInAction(() => {
      if (day !== undefined && calendar.day !== day)
        this.lost = { ...this.shown, day, because: isOtherShift ? 'shift' : 'locker' }
    })
  }

  /** The day that is not free for what the visitor chose, until they choose another; null if there is none. */
  get givenUp(): GivenUp | null {
    return this.lost !== null && this.calendar.wish?.day === this.lost.day ? this.lost : null
  }

  /** Returns the shift of a time, or the visible shift if the time of the shift change is unknown. */
  shiftAt(time: WallTime): ShiftPosition {
    const change = this.settings.latest?.shiftChangeTime
    if (!change) return this.shift
    return isInShift(time, 'EVENING', { opening: '00:00', change, closing: '24:00' }) ? 'EVENING' : 'MORNING'
  }

  async useLocker(isUsed: boolean): Promise<void> {
    if (this.isReserving) return
    this.usesLocker = isUsed
    this.delivery.lazy?.fit(this.shown)
    await this.refilter()
  }

  /** Reloads the free times after a filter has changed. What was told of the times before is old. */
  async refilter(requested?: TimeRequest): Promise<void> {
    this.lost = null
    this.later = null
    await this.reload(requested)
  }

  /** Opens the enquiry, or returns to the free times. */
  enquire(isEnquiry: boolean): void {
    if (this.isReserving) return
    this.reservation.attempt.clear()
    this.isEnquiry = isEnquiry
  }

  /** Reserves the selected time. Resolves to true if it is reserved. Reloads the free times if it is gone (TM-13). */
  async reserve(): Promise<boolean> {
    const { calendar, offers, valet, shift, usesLocker } = this
    const { day, slot } = calendar
    if (day === null || calendar.missing || !(await valet.check())) return false
    if (!(await this.delivery.ask(calendar.isDayOnly))) return false
    const outcome = await this.reservation.submit({ day, slot, shift, usesLocker, isTimeAlone: this.isTimeAlone })
    if (outcome === 'gone') {
      void offers.refresh()
      await this.reload(null)
    }
    return outcome === 'reserved'
  }

  /** Reloads the free times and selects `requested`, by default what the visitor has chosen, if it is free. */
  async reload(requested?: TimeRequest | null): Promise<void> {
    const { calendar } = this
    await calendar.load(requested)
    if (calendar.isEmpty) emit('free-times-not-found', null)
  }

  get isMove(): boolean {
    return this.#options.isMove === true
  }

  get isReserving(): boolean {
    return this.reservation.attempt.isRunning
  }

  dispose(): void {
    this.#opening++
    this.settings.reset()
    this.offers.dispose()
    this.valet.times.reset()
    this.calendar.dispose()
  }

  /** `isFirstDay` is true if the chosen day is the first free one, and not that of a held time. */
  private settle(isFirstDay: boolean): void {
    const { booking } = this.#booking
    const shown = booking?.organization && this.#get(shownFirstDays).of(booking.organization.id)
    const first = isFirstDay ? this.calendar.day : null
    this.later = shown && first && first > shown ? { shown, first } : null
    const gap = this.offers.lazy?.gap
    gap?.decide()
    this.isGapAbove = Boolean(gap?.offered)
    this.isValetKnown = this.valet.isKnown
    this.isSettled = true
  }

  private async freeTimes(period: Period, signal: AbortSignal): Promise<readonly FreeDay[]> {
    const { offers } = this
    // Waits until the server knows the chosen mechanic.
    await offers.lazy?.mechanics.settled()
    signal.throwIfAborted()
    const days = await freeDaysOf(this.#api, this.filter, period, signal)
    return offers.lazy?.daysOf(days) ?? days
  }

  /**
   * True if no locker, mechanic, delivery, valet or replacement car follows from the time, or from an earlier one, and
   * no right of withdrawal, about which the server tells by the day.
   */
  private get isTimeAlone(): boolean {
    const { calendar, delivery, offers, valet } = this
    const { booking, isLocked } = this.#booking
    if (isLocked || booking?.biila?.pickup || hasDeliveryChoice(booking)) return false
    const hasValet = valet.lazy?.isOn || valet.lazy?.isStored
    const hasMore =
      this.#grantsWithdrawal || this.isMove || this.usesLocker || offers.hasMechanics || delivery.lazy || hasValet
    return !hasMore && calendar.freeDay(calendar.day ?? '')?.replacementCars === undefined
  }

  private get filter(): TimesFilter {
    return { shift: this.withShifts ? this.shift : null, usesLocker: this.usesLocker }
  }

  private get shown(): ShownDays {
    return { shift: this.shift, usesLocker: this.usesLocker }
  }

  /** True if the calendar has content, and nothing that would stand above it is still loading. */
  private get hasAnswered(): boolean {
    const { hasArrived, further } = this.calendar
    const hasMonth = hasArrived || (further !== null && !this.#asked.includes(further.month))
    // Waits for the chunk if an offer exists. Does not wait for gap times that may not exist.
    return hasMonth && (this.offers.hasNoGaps || !this.offers.isFetching)
  }
}

export const reserveTimeStore = defineStore('reserve-time', (get) => new ReserveTimeStore(get))
