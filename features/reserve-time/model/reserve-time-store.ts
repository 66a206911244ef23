import { makeAutoObservable, runInAction, when } from 'mobx'
import { bookingStore, leadDate, type BookingStore } from '#entities/booking'
import {
  CalendarStore,
  isInShift,
  type CreateTimeExtra,
  type Period,
  type TimeRequest,
  type TimeStep,
} from '#entities/calendar'
import { shownFirstDays } from '#entities/organization'
import { sessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/booking'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { type Client, aheadPort, apiPort } from '#shared/api/client'
import { selectHourService } from '#shared/api/contract/time/slots'
import { timeOf, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { emit } from '#shared/events'
import type { StoreResolver } from '#shared/store/define-store'
import { loadTogether, type LazyCode } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'
import { shiftOf } from '#shared/booking-facts/delivery'
import { askFreeTimesAhead, freeDaysOf, freeTimesCalls } from './free-times-source'
import { Reservation } from './reservation'
import { heldTime, presentTime } from './time-selection'
import { TimeExtras } from './time-extras'
import { closedDaysOf, settingsCalls, workshopSettings } from './workshop-settings'
import type { Identifier } from '#shared/api/nouns/lenient'

/** API calls of this store. */
const calls = { ...freeTimesCalls, ...settingsCalls, selectHourService }

/** Options that a process sets for the time step. */
export interface TimeOptions {
  /** Whether the customer chooses the morning or the evening shift, as in maintenance (TM-06). */
  readonly withShifts: boolean | ((booking: Booking) => boolean)
  /** Offers only times of hour service: a small job within the hour, while the customer waits. */
  readonly selection?: 'HOUR_SERVICE' | undefined
  /** True if the time of a saved booking is being changed. That time stays until the change is saved. */
  readonly isMove?: boolean
}

/** Calendar of the chosen workshop, the selection in it, and its reservation. */
export class ReserveTimeStore implements TimeStep {
  shift: ShiftPosition = 'MORNING'
  withShifts = false
  /** The first free day of the chosen services, if it is later than the one that the workplace step has `shown`. */
  later: { readonly shown: WallDate; readonly first: WallDate } | null = null
  /** True while the enquiry replaces the free times (TM-12). */
  isEnquiry = false
  /** True once the content above the calendar is known, so that the calendar will not move after it appears. */
  isSettled = false
  readonly calendar: CalendarStore
  readonly extras: TimeExtras
  readonly settings: Resource<[organizationId: Identifier], OrganizationSettings>
  readonly reservation: Reservation
  readonly #get: StoreResolver
  readonly #code: LazyCode<unknown>
  readonly #api: Client<typeof calls>
  readonly #ahead: Client<typeof freeTimesCalls>
  readonly #booking: BookingStore
  #options: TimeOptions = { withShifts: false }
  /** Months that were asked for at once, so that the calendar need not appear without them. */
  #asked: readonly WallDate[] = []
  /** Counts the calls of `open` and `dispose`, so that a superseded `open` stops. */
  #opening = 0
  /** The server's answer to the kind of times that the process offers; null before it is told. */
  #selected: Promise<unknown> | null = null
  /** Ends the loading of all rarely needed code as one. */
  #separate = (): void => {}

  /** `code` is the step's own part of the chunk `time`. */
  constructor(get: StoreResolver, extras: readonly CreateTimeExtra[], code: LazyCode<unknown>) {
    const session = get(sessionStore)
    this.#get = get
    this.#code = code
    this.#api = get(apiPort)(calls)
    this.#ahead = get(aheadPort)(freeTimesCalls)
    this.#booking = get(bookingStore)
    this.settings = new Resource((signal, organizationId) =>
      workshopSettings(this.#api, { organizationId, processType: session.processType ?? 'MAINTENANCE' }, signal),
    )
    this.calendar = new CalendarStore((period, signal) => this.freeTimes(period, signal), {
      today: this.#booking.today(),
      carenceDays: 0,
    })
    this.extras = new TimeExtras(extras.map((create) => create(get, this)))
    this.reservation = new Reservation(get, this.extras)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Loads settings and extras, then the free times. `months` is the number of visible months. */
  async open(given: TimeOptions, months: number): Promise<void> {
    const { moving } = this.#booking
    const isHourService = moving?.booking_total_duration?.time_selection_type === 'HOUR_SERVICE'
    const options: TimeOptions = given.isMove && isHourService ? { ...given, selection: 'HOUR_SERVICE' } : given
    this.#options = options
    this.#selected = null
    this.#separate()
    this.#separate = loadTogether([this.#code, ...this.extras.codes])
    this.calendar.view.setVisible(months)
    const { booking } = this.#booking
    this.isEnquiry = !this.isMove && booking !== null && leadDate(booking) !== null
    const opening = ++this.#opening
    const { withShifts } = options
    this.withShifts = typeof withShifts === 'boolean' ? withShifts : booking !== null && withShifts(booking)
    // The option of a day reservation, which has no hour, tells its shift.
    this.calendar.setPresent(presentTime(moving))
    const chosen = booking && (shiftOf(booking.product_parameters) ?? booking.shift ?? moving?.shift)
    if (chosen) this.shift = chosen
    const opened = Promise.all([
      booking?.organization && this.settings.load(booking.organization.id),
      this.extras.open(),
    ])
    const held = heldTime(booking)
    const start = held?.start ?? (moving && heldTime(moving)?.start)
    // The settings tell the shift of a held time, and of the present one. Without one, the first free times do not depend on them.
    this.#asked =
      held || start || options.selection ? [] : askFreeTimesAhead(this.#ahead, this.calendar, this.shownShift)
    await opened
    if (opening !== this.#opening) return
    runInAction(() => {
      if (start) this.shift = this.shiftAt(timeOf(start))
      // If the settings failed, only the server limits the days, and the calendar still works.
      this.calendar.setLimits({
        ...this.calendar.limits,
        carenceDays: this.settings.latest?.carenceDays ?? 0,
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
    this.extras.shiftChosen()
    await this.refilter(requested)
  }

  setShift(shift: ShiftPosition): void {
    this.shift = shift
  }

  /** Returns the shift of a time, or the visible shift if the time of the shift change is unknown. */
  shiftAt(time: WallTime): ShiftPosition {
    const change = this.settings.latest?.shiftChangeTime
    if (!change) return this.shift
    return isInShift(time, 'EVENING', { opening: '00:00', change, closing: '24:00' }) ? 'EVENING' : 'MORNING'
  }

  async refilter(requested?: TimeRequest): Promise<void> {
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
    const { calendar, extras, shift } = this
    const { selection } = this.#options
    const { day, slot } = calendar
    if (day === null || calendar.missing || !(await extras.check())) return false
    // The card of an earlier time, held or saved, has facts that only the refetched booking replaces.
    const isTimeAlone = !this.isMove && !this.#booking.isLocked && !extras.followsFromTime
    const outcome = await this.reservation.submit({ day, slot, shift, selection, isTimeAlone })
    if (outcome === 'gone') {
      void extras.refresh()
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

  get checksTimes(): boolean {
    return this.extras.checksTimes
  }

  get refusal(): string | null {
    return this.reservation.refusal
  }

  dispose(): void {
    this.#opening++
    this.#separate()
    this.settings.reset()
    this.extras.dispose()
    this.calendar.dispose()
  }

  /** `isFirstDay` is true if the chosen day is the first free one, and not that of a held time. */
  private settle(isFirstDay: boolean): void {
    const { booking } = this.#booking
    const shown = booking?.organization && this.#get(shownFirstDays).of(booking.organization.id)
    const first = isFirstDay ? this.calendar.day : null
    this.later = shown && first && first > shown ? { shown, first } : null
    this.extras.settle()
    this.isSettled = true
  }

  private async freeTimes(period: Period, signal: AbortSignal): Promise<readonly FreeDay[]> {
    const { selection } = this.#options
    await Promise.all([this.extras.ready(), selection && this.selectKind()])
    signal.throwIfAborted()
    const days = await freeDaysOf(this.#api, this.shownShift, period, signal, selection && [selection])
    return this.extras.freeDays(days, signal)
  }

  /** Tells the server once that only times of hour service are wanted. A failed call is repeated with the next months. */
  private async selectKind(): Promise<void> {
    this.#selected ??= this.#api.selectHourService({ query: { state: true } })
    try {
      await this.#selected
    } catch (error) {
      this.#selected = null
      throw error
    }
  }

  /** The shift of the free times; null if the process has none. */
  private get shownShift(): ShiftPosition | null {
    return this.withShifts ? this.shift : null
  }

  /** True if the calendar has content, and nothing that would stand above it is still loading. */
  private get hasAnswered(): boolean {
    const { hasArrived, further } = this.calendar
    const hasMonth = hasArrived || (further !== null && !this.#asked.includes(further.month))
    return hasMonth && this.extras.isAnswered
  }
}
