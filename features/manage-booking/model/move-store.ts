import { makeAutoObservable, runInAction } from 'mobx'
import { refreshBooking, type BookingStore, type HoldStore } from '#entities/booking'
import { priceChange, shownPriceOf, type PriceChange } from '#shared/booking-facts/shown-price'
import type { BookingAttempt } from '#entities/process'
import { afterDoubleClick } from '#shared/after-double-click'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/booking/saved'
import type { Booking } from '#shared/api/nouns/booking'
import { removeReservation } from '#shared/api/contract/time/slots'
import { isSessionEnd, isOutcomeUnknown } from '#shared/api/errors'
import { isPriceChanged, savingAt } from '#shared/api/shown-price'
import { Action } from '#shared/store/action'
import type { BookedStore } from './booked-store'
import { refusalOf } from './saved-booking'

/** API calls of this store. */
export const moveCalls = { removeReservation, saveBooking }

interface Dependencies {
  readonly api: Client<typeof moveCalls>
  readonly booked: BookedStore
  readonly current: BookingStore
  readonly hold: HoldStore
  readonly session: SessionStore
  readonly bookingAttempt: BookingAttempt
}

/**
 * Moves the opened booking to another time. The new time is held in the session without changing the booking. Saving it
 * replaces the old time, which stays valid until then.
 */
export class MoveStore {
  /** True while the calendar is open. */
  isOpen = false
  /** True while a new time is held and the visitor is asked to confirm the move. */
  isConfirming = false
  /** The price has changed since the confirmation was asked for, so nothing was saved. */
  hasNewPrice = false
  readonly beginning: Action<[prepare: () => Promise<unknown>]>
  readonly saving: Action<[isAgain: boolean]>

  constructor(private readonly dependencies: Dependencies) {
    this.beginning = new Action((prepare) => this.begin(prepare))
    this.saving = new Action((isAgain) => this.save(isAgain))
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  /** True if the calendar can be shown, because the session still has the booking. */
  get isShown(): boolean {
    return this.isOpen && this.dependencies.current.booking !== null
  }

  /** True if the session expired during the move. */
  get wasInterrupted(): boolean {
    return this.isOpen && !this.isShown && !this.beginning.isRunning
  }

  /** How the price of the moved booking differs from that of the saved one; null if it does not, or is not told. */
  get change(): PriceChange | null {
    const { booked, current } = this.dependencies
    return booked.booking?.price && current.booking ? changeOf(booked.booking, current.booking) : null
  }

  /** Asks for confirmation after a time was held in the calendar, or a day requested. */
  askToConfirm(): void {
    this.saving.clear()
    this.isConfirming = true
    this.hasNewPrice = false
  }

  async confirm(): Promise<void> {
    if (await this.saving.run(isOutcomeUnknown(this.saving.error))) return
    const { error } = this.saving
    const refusal = refusalOf(error)
    if (isSessionEnd(error)) this.isConfirming = false
    else if (refusal === 'TIME_MISSING') await this.clearTime()
    else if (refusal !== null) await this.leaveFor('changed')
  }

  /** Discards the new time. If the outcome of saving is unknown, refetches the booking instead. */
  async keepOld(): Promise<void> {
    const { api, current, session } = this.dependencies
    if (isOutcomeUnknown(this.saving.error)) {
      // If the move was saved, this session cannot move the booking again.
      session.forget()
      return this.leaveFor(null)
    }
    this.isConfirming = false
    try {
      await api.removeReservation({})
      await refreshBooking(current)
    } catch {
      // The request's error policy has shown a notification, and the hold expires by itself.
    }
  }

  /** Returns to the booking, and releases a held time. */
  leave(): void {
    const { current, booked } = this.dependencies
    if (!this.isOpen) return
    this.close()
    current.abandon()
    booked.turn()
  }

  dispose(): void {
    this.close()
    this.beginning.clear()
    this.saving.clear()
  }

  private close(): void {
    this.isOpen = false
    this.isConfirming = false
  }

  /** Refetches the booking before the move, because it may have changed. */
  private async begin(prepare: () => Promise<unknown>): Promise<void> {
    const { booked, current, bookingAttempt } = this.dependencies
    await Promise.all([booked.read(), prepare()])
    if (booked.stage !== 'open' || !booked.isHere) return
    // The page now says why it cannot be moved, in place of the button.
    if (!booked.possible()?.move) return booked.turn()
    await refreshBooking(current)
    if (!booked.isHere) return
    current.move(booked.booking)
    runInAction(() => (this.isOpen = true))
    bookingAttempt.requestFocus()
  }

  /** Saves the booking at the price that the confirmation shows, or shows the one that it has now instead. */
  private async save(isAgain: boolean): Promise<void> {
    const { api, booked, current, session } = this.dependencies
    const mayAsk = afterDoubleClick()
    const shown = current.booking
    const askIfChanged = async (): Promise<void> => {
      await refreshBooking(current)
      if (!shown || !current.booking || !changeOf(shown, current.booking)) return
      await mayAsk()
      runInAction(() => (this.hasNewPrice = true))
      throw new DOMException('The price has changed', 'AbortError')
    }
    runInAction(() => (this.hasNewPrice = false))
    // A booking that may be saved already cannot be asked about.
    if (!isAgain) await askIfChanged()
    const inCalendar = current.booking
    const { booking = inCalendar } = await api
      .saveBooking(savingAt(shown && shownPriceOf(shown), booked.extensions))
      .catch(async (error: unknown) => {
        if (isPriceChanged(error)) await askIfChanged()
        throw error
      })
    if (!booked.isHere) return
    runInAction(() => {
      this.close()
      if (booking) booked.show(booking, 'moved')
      booked.turn()
      // A session can save only once, so the next action needs another.
      session.forget()
      current.reset()
    })
  }

  private async clearTime(): Promise<void> {
    const { hold, current } = this.dependencies
    runInAction(() => (this.isConfirming = false))
    await current.resource.load()
    hold.expire()
  }

  /** Closes the calendar and shows the booking as the server has it. */
  private async leaveFor(notice: 'changed' | null): Promise<void> {
    const { booked, current } = this.dependencies
    if (!booked.isHere) return
    runInAction(() => this.close())
    current.reset()
    if (await booked.opening.run()) booked.setNotice(booked.stage === 'open' ? notice : null)
    booked.turn()
  }
}

const changeOf = (before: Booking, now: Booking): PriceChange | null =>
  priceChange(shownPriceOf(before), shownPriceOf(now))
