import { makeAutoObservable } from 'mobx'
import { leadDate, type BookingStore } from '#entities/booking'
import { bookableDays, dayFault, type CalendarLimits } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { saveLead, saveReservationDetails } from '#shared/api/contract/time'
import { ApiError } from '#shared/api/errors'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { addDays, isWeekend, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import { plainDetails } from './delivery-details'
import type { DeliveryPart } from './delivery-part'
import type { GapStore } from './gap-store'

/** The calls made here. */
export const enquiryCalls = { saveLead, saveReservationDetails }

interface Dependencies {
  readonly api: Client<typeof enquiryCalls>
  readonly booking: Pick<BookingStore, 'booking' | 'refresh'>
  /** Nothing may be written into another booking than the one that the step belongs to. */
  readonly mayStill: () => boolean
  readonly reserving: Reserving
}

/** What it has to know of the step. */
interface Reserving {
  readonly calendar: { readonly limits: Pick<CalendarLimits, 'today'> }
  readonly settings: {
    readonly state: { readonly status: string }
    readonly latest: Pick<OrganizationSettings, 'carenceDays'> | undefined
  }
  readonly delivery: Pick<DeliveryPart, 'flush'> | null
  readonly offers: { readonly part: { readonly gap: Pick<GapStore, 'beforeReserving'> } | null }
  readonly enquire: (isEnquiry: boolean) => void
}

/** A day that the visitor asks for, in place of a free time (TM-12). Nothing is asked of the server to choose it. */
export class EnquiryStore {
  readonly sending: Action<[]>
  /** The visitor has come here by a button of this step; else the step has opened with the day asked for before. */
  isAsked: boolean
  private chosen: WallDate | null
  private paged: WallDate | null = null

  constructor(private readonly dependencies: Dependencies) {
    const { booking } = dependencies.booking
    const before = booking && leadDate(booking)
    this.chosen = before
    this.isAsked = before === null
    this.sending = new Action(() => this.send())
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, sending: false }, { autoBind: true })
  }

  get limits(): CalendarLimits {
    const { calendar, settings } = this.dependencies.reserving
    return { today: calendar.limits.today, carenceDays: settings.latest?.carenceDays ?? 0 }
  }

  /** How much notice the workshop wants is not known yet. */
  get isWaiting(): boolean {
    return !['ready', 'failed'].includes(this.dependencies.reserving.settings.state.status)
  }

  /** The workshop wants more notice than the calendar reaches ahead: no day can be asked for. */
  get isImpossible(): boolean {
    return this.range === null
  }

  /** The day asked for, as long as it can be. */
  get day(): WallDate | null {
    return this.chosen !== null && this.canChoose(this.chosen) ? this.chosen : null
  }

  /** The month shown: where the visitor has paged to, or where there is something to choose. */
  get month(): WallDate {
    return this.paged ?? startOfMonth(this.day ?? this.first)
  }

  get canGoBack(): boolean {
    return this.month > this.firstMonth
  }

  get canGoForward(): boolean {
    return this.month < this.lastMonth
  }

  /** The server answered that it takes nobody on that day. */
  get isRefused(): boolean {
    const { error } = this.sending
    return error instanceof ApiError && [400, 409].includes(error.status)
  }

  canChoose(date: WallDate): boolean {
    return this.range !== null && dayFault(date, this.limits) === null
  }

  choose(day: WallDate): void {
    if (this.sending.isRunning) return
    this.sending.clear()
    this.chosen = day
  }

  /** Shows a month, or the nearest there is. */
  show(month: WallDate): void {
    const { firstMonth, lastMonth } = this
    this.paged = month < firstMonth ? firstMonth : month > lastMonth ? lastMonth : month
  }

  /** Goes back to the free times, which are as they were; the day stays chosen here. */
  leave(): void {
    if (this.sending.isRunning) return
    this.sending.clear()
    this.isAsked = true
    this.dependencies.reserving.enquire(false)
  }

  private get range() {
    try {
      return bookableDays(this.limits)
    } catch {
      return null
    }
  }

  /** The first day that can be chosen. */
  private get first(): WallDate {
    const first = this.range?.min ?? this.limits.today
    return [first, addDays(first, 1), addDays(first, 2)].find((day) => !isWeekend(day)) ?? first
  }

  private get firstMonth(): WallDate {
    return startOfMonth(this.limits.today)
  }

  private get lastMonth(): WallDate {
    return startOfMonth(this.range?.max ?? this.limits.today)
  }

  private async send(): Promise<void> {
    const { day, dependencies } = this
    const { api, booking, reserving } = dependencies
    if (day === null) throw new Error('No day is chosen')
    // How the car would come is said of a reservation only.
    if (reserving.delivery && !(await reserving.delivery.flush()))
      throw new Error('The delivery option is not taken back')
    this.refuseElsewhere()
    // No gap time is chosen any more.
    await reserving.offers.part?.gap.beforeReserving(null)
    this.refuseElsewhere()
    if (booking.booking?.reservation_details) await api.saveReservationDetails({ body: plainDetails(false) })
    this.refuseElsewhere()
    await api.saveLead({ query: { leadDate: day } })
    this.refuseElsewhere()
    await booking.refresh()
  }

  /** The visitor has started over, or is in another booking: this day is not asked for there. */
  private refuseElsewhere(): void {
    if (!this.dependencies.mayStill()) throw new DOMException('The booking was left', 'AbortError')
  }
}
