import { bookingStore, refreshBooking } from '#entities/booking'
import { ChoiceUnsaved, type SelectedTime, type Slot } from '#entities/calendar'
import { notificationStore } from '#entities/notification'
import { sameSession } from '#entities/session'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { apiPort } from '#shared/api/client'
import { reserveTime, saveReservationDetails } from '#shared/api/contract/time/slots'
import { ApiError, DeniedError, isSessionEnd } from '#shared/api/errors'
import { tooManyOf, type TooMany } from '#shared/api/too-many'
import { reportOnce } from '#shared/report-once'
import { Action } from '#shared/store/action'
import type { StoreResolver } from '#shared/store/define-store'
import { t } from '../texts'
import type { TimeExtras } from './time-extras'
import { isHeld, reservationOf } from './time-selection'

/** API calls of the reservation. */
const calls = { saveReservationDetails, reserveTime }

/** What the visitor has selected. */
interface Selection extends SelectedTime {
  readonly shift: ShiftPosition
  /** Kind of the times that the process offers; undefined for the usual ones. */
  readonly selection?: 'HOUR_SERVICE' | undefined
  /** True if the time is all that the reservation changes, so that the visitor goes on before the booking is refetched. */
  readonly isTimeAlone: boolean
}

/** The server could not reserve the time. */
class ReservationRefused extends Error {}

/** The server answered with a code of its own, or without one. The booking tells whether the time is reserved. */
class ReservationUnclear extends Error {}

/** Codes of the reference server's own refusals. */
const REFUSALS = new Set(['NOT_AVAILABLE', 'NO_REPLACEMENT_CAR'])

/** Somebody else has the time (AS-12). */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** The step shows texts of its own for these refusals. */
const isOwnFailure = (error: unknown): boolean => tooManyOf(error) !== null || isConflict(error)

/** Reserves the selected time. */
export class Reservation {
  readonly attempt = new Action<[Selection]>((selection) => this.reserve(selection))

  /** Returns false once another session has replaced the one of the step. Nothing may then be written. */
  readonly #isSameSession: () => boolean

  constructor(
    private readonly get: StoreResolver,
    private readonly extras: TimeExtras,
  ) {
    this.#isSameSession = sameSession(get)
  }

  /**
   * Resolves to 'reserved', to 'failed' if the selected time may still be free, or to 'gone' if it has to be chosen again
   * (TM-13).
   */
  async submit(selection: Selection): Promise<'reserved' | 'failed' | 'gone'> {
    if (await this.attempt.run(selection)) return 'reserved'
    const { error, hasFailed } = this.attempt
    // Another component reports the end of the session, and nothing can be reloaded then.
    if (!hasFailed || isSessionEnd(error) || this.isShownElsewhere || this.tooMany) return 'failed'
    const booking = this.get(bookingStore)
    const isUnclear = error instanceof ReservationUnclear
    if (this.isRefused && !isUnclear) return this.refused()
    // Refetches the booking. If only the response was lost, or told nothing, the booking has the time.
    if (!(await booking.resource.load())) return 'gone'
    if (!isHeld(booking.booking, selection.day, selection.slot)) return isUnclear ? this.refused() : 'gone'
    this.attempt.clear()
    return 'reserved'
  }

  private async refused(): Promise<'gone'> {
    this.get(notificationStore).error(t('reservationFailed'))
    await this.get(bookingStore).resource.load()
    return 'gone'
  }

  /** True if the server refused the reservation, because somebody else took the time. */
  get isRefused(): boolean {
    const { error } = this.attempt
    return (
      [ReservationRefused, ReservationUnclear, DeniedError].some((kind) => error instanceof kind) || isConflict(error)
    )
  }

  /** Code or message with which the server refused the reservation, or null. */
  get refusal(): string | null {
    const { error } = this.attempt
    return this.isRefused && error instanceof Error ? error.message : null
  }

  /** The visitor's network has too many unpaid times; null otherwise. The selected time is still free. */
  get tooMany(): TooMany | null {
    return tooManyOf(this.attempt.error)
  }

  /** True if the failure is already shown elsewhere. */
  get isShownElsewhere(): boolean {
    return this.attempt.error instanceof ChoiceUnsaved
  }

  private async reserve({ day, slot, shift, selection, isTimeAlone }: Selection): Promise<void> {
    const { get, extras } = this
    const api = get(apiPort)(calls)
    const details = await extras.save({ day, slot }, () => this.assertSameSession())
    await api.saveReservationDetails({ body: details })
    this.assertSameSession()
    const query = { ...reservationOf(day, slot, selection), workshiftPosition: shift }
    const { responseCode } = await api.reserveTime({ query }, { handlesError: isOwnFailure })
    if (REFUSALS.has(responseCode)) throw new ReservationRefused(responseCode)
    if (responseCode.toUpperCase() !== 'SUCCESS') {
      if (responseCode) reportOnce(`The code ${responseCode} is unknown.`)
      throw new ReservationUnclear(responseCode)
    }
    this.assertSameSession()
    if (isTimeAlone && slot) return this.goOnWith(slot, selection)
    const isSaved = await extras.saveReserved()
    await refreshBooking(get(bookingStore))
    if (!isSaved) throw new ChoiceUnsaved()
  }

  /** Shows the reserved time at once. The refetch fills in the rest, and returns the visitor if the time is not held. */
  private goOnWith({ start, end }: Slot, selection: Selection['selection']): void {
    const booking = this.get(bookingStore)
    if (!booking.booking) return
    const held_seconds = booking.booking.booking_total_duration?.held_seconds ?? null
    const time_selection_type = selection ?? 'EXACT_TIME'
    const duration = { time_selection_type, start, end, held_seconds } as const
    booking.resource.set({ ...booking.booking, booking_total_duration: duration })
    void booking.resource.load()
  }

  /** Throws an abort error if the session has changed, because the data belongs to the previous booking. */
  private assertSameSession(): void {
    if (!this.#isSameSession()) throw new DOMException('The booking was left', 'AbortError')
  }
}
