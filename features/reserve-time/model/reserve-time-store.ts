import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { CalendarStore, type Slot } from '#entities/calendar'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import type { Client } from '#shared/api/client'
import { organizationBookingSettings } from '#shared/api/contract/session'
import { freeTimes, freeTimesEvening, freeTimesMorning, reserveTime } from '#shared/api/contract/time'
import { apiPort } from '#shared/api/port'
import { isSessionEnd } from '#shared/api/errors'
import { at, dateOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { t } from '../texts'

/** The calls made here. */
const calls = { organizationBookingSettings, freeTimes, freeTimesMorning, freeTimesEvening, reserveTime }

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

/** The calendar of the chosen workshop, the choice in it, and its reservation. */
export class ReserveTimeStore {
  shift: ShiftPosition = 'MORNING'
  calendar: CalendarStore | null = null
  readonly settings: Resource<[organizationId: number], OrganizationSettings>
  readonly reservation: Action<[]>
  private options: TimeOptions = { withShifts: false }
  private months = 1

  constructor(private readonly dependencies: Dependencies) {
    const { api, session } = dependencies
    this.settings = new Resource((signal, organizationId) =>
      api.organizationBookingSettings(
        { query: { organizationId, processType: session.processType ?? 'MAINTENANCE' } },
        { signal },
      ),
    )
    this.reservation = new Action(() => this.reserve())
    makeAutoObservable<this, 'dependencies' | 'options' | 'months'>(
      this,
      {
        calendar: observableRef,
        dependencies: false,
        options: false,
        months: false,
        settings: false,
        reservation: false,
      },
      { autoBind: true },
    )
  }

  /** Reads what the workshop's calendar is bound by, then its free times. `months` are shown at a time. */
  async open(options: TimeOptions, months: number): Promise<void> {
    this.options = options
    this.months = months
    const organizationId = this.dependencies.booking.booking?.organization?.id
    if (organizationId === undefined) return
    const isTaken = await this.settings.load(organizationId)
    // Left, or opened once more meanwhile: then the later one goes on.
    if (!isTaken && this.settings.state.status !== 'failed') return
    // Without settings the server's own answer is the only limit; the calendar works all the same.
    const carenceDays = this.settings.latest?.carenceDays ?? 0
    runInAction(() => {
      this.calendar = new CalendarStore((period, signal) => this.freeTimes(period, signal), {
        today: dateOf(wallClockAt(new Date())),
        carenceDays,
      })
    })
    await this.reload()
  }

  setMonths(months: number): void {
    if (months === this.months) return
    this.months = months
    if (this.calendar) void this.calendar.show(this.calendar.month, months)
  }

  /** Another shift has other free times (TM-07). */
  async chooseShift(shift: ShiftPosition): Promise<void> {
    if (shift === this.shift) return
    this.shift = shift
    await this.reload()
  }

  async reload(): Promise<void> {
    await this.calendar?.load(this.months)
  }

  showMonth(month: WallDate): void {
    void this.calendar?.show(month, this.months)
  }

  /** Resolves to whether the time is reserved. A time that is gone is said, and fresh times are shown (TM-13). */
  async submit(): Promise<boolean> {
    const reserved = await this.reservation.run()
    // Where the session has ended, that is what is said, and there is nothing left to reload.
    if (!reserved && this.reservation.hasFailed && !isSessionEnd(this.reservation.error)) {
      if (this.isRefused) this.dependencies.notifications.error(t('reservationFailed'))
      await this.reload()
    }
    return reserved
  }

  /** The server answered, and the answer was no: somebody else was quicker. */
  get isRefused(): boolean {
    return this.reservation.error instanceof ReservationRefused
  }

  dispose(): void {
    this.settings.reset()
    this.calendar?.dispose()
  }

  private async reserve(): Promise<void> {
    const { api, booking } = this.dependencies
    const { calendar } = this
    if (!calendar || calendar.day === null || calendar.missing) throw new Error('Nothing to reserve is chosen')
    const { responseCode } = await api.reserveTime({
      query: { ...chosen(calendar.day, calendar.slot), workshiftPosition: this.shift },
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
