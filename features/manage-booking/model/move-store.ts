import { makeAutoObservable, runInAction } from 'mobx'
import { refreshBooking, type BookingStore, type HoldStore } from '#entities/booking'
import type { Visit } from '#entities/process'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/completion'
import { removeReservation } from '#shared/api/contract/time'
import { isSessionEnd, isOutcomeUnknown } from '#shared/api/errors'
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
  readonly visit: Visit
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
  readonly beginning: Action<[prepare: () => Promise<unknown>]>
  readonly saving: Action<[]>

  constructor(private readonly dependencies: Dependencies) {
    this.beginning = new Action((prepare) => this.begin(prepare))
    this.saving = new Action(() => this.save())
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

  /** Asks for confirmation after a time was held in the calendar, or a day requested. */
  askToConfirm(): void {
    this.saving.clear()
    this.isConfirming = true
  }

  async confirm(): Promise<void> {
    if (await this.saving.run()) return
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
    const { booked, current, visit } = this.dependencies
    await Promise.all([booked.read(), prepare()])
    if (booked.stage !== 'open' || !booked.isHere) return
    // The page now says why it cannot be moved, in place of the button.
    if (!booked.possible()?.move) return booked.turn()
    await refreshBooking(current)
    if (!booked.isHere) return
    runInAction(() => (this.isOpen = true))
    visit.requestFocus()
  }

  private async save(): Promise<void> {
    const { api, booked, current, session } = this.dependencies
    const inCalendar = current.booking
    // The server may tell the booking as saved.
    const { booking = inCalendar } = await api.saveBooking({})
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
