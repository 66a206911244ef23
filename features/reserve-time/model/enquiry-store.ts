import { makeAutoObservable } from 'mobx'
import { leadDate, PLAIN_DETAILS, type BookingStore } from '#entities/booking'
import { bookableDays, dayFault, type CalendarLimits, type DayFault } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { saveLead, saveReservationDetails } from '#shared/api/contract/time/slots'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { ApiError } from '#shared/api/errors'
import { addDays, days, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import type { TimeExtras } from './time-extras'
import { closedDaysOf } from './workshop-settings'

const YEAR_DAYS = 365

/** API calls of this store. */
export const enquiryCalls = { saveLead, saveReservationDetails }

interface Dependencies {
  readonly api: Client<typeof enquiryCalls>
  readonly booking: Pick<BookingStore, 'booking' | 'refresh'>
  /** Returns false once another session has replaced the one of the step. Nothing may then be written. */
  readonly isSameSession: () => boolean
  readonly step: {
    readonly calendar: { readonly limits: Pick<CalendarLimits, 'today'> }
    readonly settings: {
      readonly state: { readonly status: string }
      readonly latest: OrganizationSettings | undefined
    }
    readonly extras: Pick<TimeExtras, 'save'>
    enquire(isEnquiry: boolean): void
  }
}

/** An enquiry for a day instead of a free time (TM-12). Choosing the day makes no API call. */
export class EnquiryStore {
  readonly sending: Action<[]>
  /** True if the visitor opened the enquiry in this step. False if the step opened with the enquiry of the booking. */
  isAsked: boolean
  private chosen: WallDate | null
  private paged: WallDate | null = null

  constructor(private readonly dependencies: Dependencies) {
    const { booking } = dependencies.booking
    const before = booking && leadDate(booking)
    this.chosen = before
    this.isAsked = before === null
    this.sending = new Action(() => this.send())
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  get limits(): CalendarLimits {
    const { calendar, settings } = this.dependencies.step
    return {
      today: calendar.limits.today,
      carenceDays: settings.latest?.carenceDays ?? 0,
      closedDays: closedDaysOf(settings.latest),
    }
  }

  /** True until the settings, which contain the notice period, have loaded or failed. */
  get isWaiting(): boolean {
    return !['ready', 'failed'].includes(this.dependencies.step.settings.state.status)
  }

  /** True if the notice period is longer than the calendar, so that no day can be chosen. */
  get isImpossible(): boolean {
    return this.range === null
  }

  /** The chosen day, or null if none is chosen or it cannot be chosen any more. */
  get day(): WallDate | null {
    return this.chosen !== null && this.canChoose(this.chosen) ? this.chosen : null
  }

  /** The visible month: the one paged to, else the month of the chosen day or of the first available day. */
  get month(): WallDate {
    return this.paged ?? startOfMonth(this.day ?? this.first)
  }

  get canGoBack(): boolean {
    return this.month > this.firstMonth
  }

  get canGoForward(): boolean {
    return this.month < this.lastMonth
  }

  /** True if the server refused the day (status 400 or 409). */
  get isRefused(): boolean {
    const { error } = this.sending
    return error instanceof ApiError && [400, 409].includes(error.status)
  }

  canChoose(date: WallDate): boolean {
    return this.range !== null && this.fault(date) === null
  }

  /** Returns why a day cannot be chosen. One too far ahead counts as one without free times. */
  fault(date: WallDate): DayFault | null {
    return dayFault(date, this.limits) ?? (date > this.last ? 'carence' : null)
  }

  choose(day: WallDate): void {
    if (this.sending.isRunning) return
    this.sending.clear()
    this.chosen = day
  }

  /** Shows a month, clamped to the months of the calendar. */
  show(month: WallDate): void {
    const { firstMonth, lastMonth } = this
    this.paged = month < firstMonth ? firstMonth : month > lastMonth ? lastMonth : month
  }

  /** Returns to the free times, which are unchanged. The day stays chosen. */
  leave(): void {
    if (this.sending.isRunning) return
    this.sending.clear()
    this.isAsked = true
    this.dependencies.step.enquire(false)
  }

  private get range() {
    try {
      return bookableDays(this.limits)
    } catch {
      return null
    }
  }

  /** First day that can be chosen. */
  private get first(): WallDate {
    const { range, limits } = this
    return (range && days(range.min, this.last).find((day) => this.canChoose(day))) ?? limits.today
  }

  /** Nobody plans a visit more than a year ahead. */
  private get last(): WallDate {
    return addDays(this.limits.today, YEAR_DAYS)
  }

  private get firstMonth(): WallDate {
    return startOfMonth(this.limits.today)
  }

  private get lastMonth(): WallDate {
    return startOfMonth(this.range === null ? this.limits.today : this.last)
  }

  private async send(): Promise<void> {
    const { day, dependencies } = this
    const { api, booking, step } = dependencies
    if (day === null) throw new Error('No day is chosen')
    // Clears the choices first that only a reservation has.
    await step.extras.save(null, () => this.assertSameSession())
    if (booking.booking?.reservation_details) await api.saveReservationDetails({ body: PLAIN_DETAILS })
    this.assertSameSession()
    await api.saveLead({ query: { leadDate: day } })
    this.assertSameSession()
    await booking.refresh()
  }

  /** Throws an abort error if the session has changed, because the enquiry belongs to the previous booking. */
  private assertSameSession(): void {
    if (!this.dependencies.isSameSession()) throw new DOMException('The booking was left', 'AbortError')
  }
}
