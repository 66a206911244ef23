import { makeAutoObservable, runInAction } from 'mobx'
import { refreshBooking, type BookingStore, type HoldStore } from '#entities/booking'
import type { WizardStore } from '#entities/process'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/completion'
import { removeReservation } from '#shared/api/contract/time'
import { isSessionEnd } from '#shared/api/errors'
import { Action } from '#shared/store/action'
import type { BookedStore } from './booked-store'
import { isUnheard, refusalOf } from './refusals'

/** The calls made here. */
export const moveCalls = { removeReservation, saveBooking }

interface Dependencies {
  readonly api: Client<typeof moveCalls>
  readonly booked: BookedStore
  readonly current: BookingStore
  readonly hold: HoldStore
  readonly session: SessionStore
  readonly wizard: WizardStore
}

/**
 * Moves the opened booking to another time. That is held in the session, where it changes nothing of the booking; saving it
 * puts it in the place of the old one, which stands until then.
 */
export class MoveStore {
  /** The calendar is open. */
  isOpen = false
  /** A new time is held, and the visitor is asked whether to move there. */
  isAsking = false
  readonly beginning: Action<[prepare: () => Promise<unknown>]>
  readonly saving: Action<[]>

  constructor(private readonly dependencies: Dependencies) {
    this.beginning = new Action((prepare) => this.begin(prepare))
    this.saving = new Action(() => this.save())
    makeAutoObservable<this, 'dependencies'>(
      this,
      { beginning: false, saving: false, dependencies: false },
      { autoBind: true },
    )
  }

  /** The calendar can be shown: its session still has the booking. */
  get isShown(): boolean {
    return this.isOpen && this.dependencies.current.booking !== null
  }

  /** The session ended in the middle. */
  get wasInterrupted(): boolean {
    return this.isOpen && !this.isShown && !this.beginning.isRunning
  }

  /** A time was reserved in the calendar, or a day asked for. */
  ask(): void {
    this.saving.clear()
    this.isAsking = true
  }

  async confirm(): Promise<void> {
    if (await this.saving.run()) return
    const { error } = this.saving
    const refusal = refusalOf(error)
    if (isSessionEnd(error)) this.isAsking = false
    else if (refusal === 'TIME_MISSING') await this.loseTime()
    else if (refusal !== null) await this.leaveFor('changed')
  }

  /** The visitor does not want the new time. Where it is not known whether it was saved, that is found out. */
  async keepOld(): Promise<void> {
    const { api, current, session } = this.dependencies
    if (isUnheard(this.saving.error)) {
      // If it was saved, the session is done, and could not move it again.
      session.forget()
      return this.leaveFor(null)
    }
    this.isAsking = false
    try {
      await api.removeReservation({})
      await refreshBooking(current)
    } catch {
      // The call's own policy has said so; the time runs out by itself.
    }
  }

  /** Back to the booking as it is: a time held meanwhile is given back. */
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
    this.isAsking = false
  }

  /** The server's answer is asked for anew: it may be another booking by now than what was shown. */
  private async begin(prepare: () => Promise<unknown>): Promise<void> {
    const { booked, current, wizard } = this.dependencies
    await Promise.all([booked.read(), prepare()])
    if (booked.stage !== 'open' || !booked.isHere) return
    await refreshBooking(current)
    if (!booked.isHere) return
    runInAction(() => (this.isOpen = true))
    wizard.callFocus()
  }

  private async save(): Promise<void> {
    const { api, booked, current, session } = this.dependencies
    const moved = current.booking
    await api.saveBooking({})
    if (!booked.isHere) return
    runInAction(() => {
      this.close()
      if (moved) booked.show(moved, 'moved')
      booked.turn()
      // A session saves once; what is done next needs another.
      session.forget()
      current.reset()
    })
  }

  private async loseTime(): Promise<void> {
    const { hold, current } = this.dependencies
    runInAction(() => (this.isAsking = false))
    await current.resource.load()
    hold.lose()
  }

  /** What the server has of the booking is shown instead of the calendar. */
  private async leaveFor(notice: 'changed' | null): Promise<void> {
    const { booked, current } = this.dependencies
    if (!booked.isHere) return
    runInAction(() => this.close())
    current.reset()
    if (await booked.opening.run()) booked.tell(booked.stage === 'open' ? notice : null)
    booked.turn()
  }
}
