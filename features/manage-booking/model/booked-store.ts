import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { cancelBooking, openBooking } from '#shared/api/contract/completion'
import type { Booking } from '#shared/api/nouns/entities'
import { Action } from '#shared/store/action'
import type { LinkStore } from './link-store'
import { refusalOf } from './refusals'

/** The calls made here. */
export const bookedCalls = { openBooking, cancelBooking }

/** The two things that open a booking. */
export interface Reference {
  readonly bookingKey: string
  readonly registerNumber: string
}

interface Dependencies {
  readonly api: Client<typeof bookedCalls>
  readonly link: LinkStore
  readonly session: SessionStore
  /** What the session has of it: what the calendar works on. */
  readonly current: BookingStore
  readonly installationType: string
}

/** A saved booking: opened by its key and register number, shown, and cancelled. */
export class BookedStore {
  stage: 'asking' | 'open' | 'cancelled' = 'asking'
  /** As the server last told it. */
  booking: Booking | null = null
  /** What has just become of it. */
  notice: 'moved' | 'changed' | 'interrupted' | null = null
  /** Counts what the visitor has brought about: the heading of what comes of it takes the focus. */
  turns = 0
  /** Its page is on the screen; a late answer to one that was left must not touch what the visitor does by now. */
  isHere = false
  reference: Reference
  readonly opening: Action<[]>
  /** The page was loaded anew in a session that goes on: the booking is opened again by itself. */
  isResuming: boolean
  readonly cancelling: Action<[]>
  private readonly resuming: Action<[]>

  constructor(private readonly dependencies: Dependencies) {
    this.reference = { bookingKey: dependencies.link.key ?? '', registerNumber: '' }
    this.isResuming = dependencies.link.links === 0 && dependencies.session.token !== null
    this.resuming = new Action(() => this.resume())
    this.opening = new Action(() => this.read())
    this.cancelling = new Action(() => this.cancel())
    makeAutoObservable<this, 'dependencies' | 'resuming'>(
      this,
      {
        booking: observableRef,
        reference: observableRef,
        isHere: false,
        opening: false,
        resuming: false,
        cancelling: false,
        dependencies: false,
      },
      { autoBind: true },
    )
  }

  async enter(): Promise<void> {
    this.isHere = true
    if (!this.isResuming || this.resuming.isRunning) return
    await this.resuming.run()
    runInAction(() => (this.isResuming = false))
  }

  async open(reference: Reference): Promise<void> {
    this.reference = reference
    if (await this.opening.run()) this.turn()
  }

  /**
   * Asks the server for the booking as it is now, which puts it into the session.
   * @throws the call's error, unless it says that the booking was cancelled
   */
  async read(): Promise<void> {
    const { api } = this.dependencies
    try {
      const booking = await api.openBooking({ query: this.query })
      runInAction(() => this.show(booking))
    } catch (error) {
      if (refusalOf(error) !== 'BOOKING_CANCELLED') throw error
      this.endCancelled()
    }
  }

  show(booking: Booking, notice: BookedStore['notice'] = null): void {
    this.booking = booking
    this.stage = 'open'
    this.notice = notice
  }

  tell(notice: BookedStore['notice']): void {
    this.notice = notice
  }

  turn(): void {
    this.turns += 1
  }

  /** Its page is left: what was shown is somebody's. */
  dispose(): void {
    this.isHere = false
    this.stage = 'asking'
    this.booking = null
    this.notice = null
    this.turns = 0
    this.opening.clear()
    this.cancelling.clear()
  }

  /** The session knows whose booking it has; where it does not go on, the visitor is asked again. */
  private async resume(): Promise<void> {
    const { current } = this.dependencies
    const registerNumber = (await current.resource.load()) && current.booking?.vehicle?.register_number
    if (!this.isHere) return
    current.reset()
    if (!registerNumber) return
    runInAction(() => (this.reference = { ...this.reference, registerNumber }))
    await this.opening.run()
    this.opening.clear()
  }

  private async cancel(): Promise<void> {
    await this.dependencies.api.cancelBooking({ query: this.query })
    this.endCancelled()
  }

  private endCancelled(): void {
    const { link, session, current } = this.dependencies
    link.spend()
    if (!this.isHere) return
    this.stage = 'cancelled'
    this.turns += 1
    // What the session still has is of no booking any more.
    session.forget()
    current.reset()
  }

  private get query() {
    return { ...this.reference, installationType: this.dependencies.installationType }
  }
}
