import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingNews, BookingStore } from '#entities/booking'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { cancelBooking, openBooking } from '#shared/api/contract/booking/saved'
import type { Booking } from '#shared/api/nouns/booking'
import type { StillPossible } from '#shared/api/nouns/visit'
import { Action } from '#shared/store/action'
import type { LinkStore } from './link-store'
import { t } from '../texts'
import { asCancelled, endedIn, possibleOf, refusalOf } from './saved-booking'

/** API calls of this store. */
export const bookedCalls = { openBooking, cancelBooking }

/** The page itself says why the server refuses, or that the booking was cancelled (reading 51). */
const said = { handlesError: (error: unknown): boolean => ![null, 'NOT_FOUND'].includes(refusalOf(error)) }

/** Key and register number, which together open a booking. */
export interface Reference {
  readonly bookingKey: string
  readonly registerNumber: string
}

interface Dependencies {
  readonly api: Client<typeof bookedCalls>
  readonly link: LinkStore
  readonly session: SessionStore
  /** The booking of the session, which the calendar works on. */
  readonly current: BookingStore
  readonly installationType: string
  /** Returns the names of the extensions that the server announces. */
  readonly extensions: () => Promise<readonly string[]>
}

/** A saved booking, opened by its key and register number. It can be shown and cancelled. */
export class BookedStore {
  stage: 'asking' | 'open' | 'cancelled' = 'asking'
  /** The booking as last returned by the server. */
  booking: Booking | null = null
  /** Extensions that the server announces. Empty until the booking has been read. */
  extensions: readonly string[] = []
  /** The latest change, which the page reports. */
  notice: 'moved' | 'changed' | 'interrupted' | null = null
  /** Another feature's words about the cancelled booking. */
  news: BookingNews | null = null
  /** The address to which the confirmation of a cancellation on this page goes; '' if it is unknown. */
  confirmedTo = ''
  /** Number of outcomes of the visitor's actions. Each one moves the focus to the heading that reports it. */
  turns = 0
  /** True while the page is on screen. Late responses are ignored after the visitor left. */
  isHere = false
  reference: Reference
  readonly opening: Action<[]>
  /** True after a reload in an ongoing session, until the booking has been reopened automatically. */
  isResuming: boolean
  readonly cancelling: Action<[]>
  readonly #resuming: Action<[]>

  constructor(private readonly dependencies: Dependencies) {
    this.reference = { bookingKey: dependencies.link.key ?? '', registerNumber: '' }
    const { link, session } = dependencies
    this.isResuming = link.key !== null && link.starts === 0 && session.token !== null
    this.#resuming = new Action(() => this.resume())
    this.opening = new Action(() => this.read())
    this.cancelling = new Action(() => this.cancel())
    makeAutoObservable<this, 'dependencies'>(
      this,
      {
        booking: observableRef,
        news: observableRef,
        reference: observableRef,
        extensions: observableRef,
        isHere: false,
        dependencies: false,
      },
      { autoBind: true },
    )
  }

  async enter(): Promise<void> {
    this.isHere = true
    if (!this.isResuming || this.#resuming.isRunning) return
    await this.#resuming.run()
    runInAction(() => (this.isResuming = false))
  }

  async open(reference: Reference): Promise<void> {
    this.reference = reference
    if (!(await this.opening.run())) return
    if (this.stage === 'open') this.dependencies.link.keep(reference.bookingKey)
    this.turn()
  }

  /**
   * Refetches the booking, which also loads it into the session. A cancelled booking ends the page instead.
   * @throws the error of the request, unless it says that the booking was cancelled
   */
  async read(): Promise<void> {
    const { api, extensions } = this.dependencies
    try {
      const booking = await api.openBooking({ query: this.query }, said)
      // The page does without the parts that need them.
      const announced = await extensions().catch(() => [])
      runInAction(() => {
        this.extensions = announced
        this.show(booking)
      })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'BOOKING_WITHDRAWN')
        this.end({ title: t('withdrawn'), paragraphs: [t('withdrawnText')] }, endedIn(error))
      else if (refusal === 'BOOKING_CANCELLED') this.end(null, endedIn(error))
      else throw error
    }
  }

  /** Reads the booking for another feature. Resolves to what may still be done with it, or to null if it is not open. */
  async reopen(): Promise<StillPossible | null> {
    await this.read()
    return this.stage === 'open' ? this.possible() : null
  }

  /** Returns what the customer may still do with the booking. Null without one. */
  possible(): StillPossible | null {
    return this.booking && possibleOf(this.booking, this.dependencies.current.aheadMs)
  }

  show(booking: Booking, notice: BookedStore['notice'] = null): void {
    this.booking = booking
    this.stage = 'open'
    this.notice = notice
  }

  /** Reads the booking again after another part of the page has moved it. */
  async showMoved(): Promise<void> {
    if (await this.opening.run()) this.setNotice(this.stage === 'open' ? 'moved' : null)
    this.turn()
  }

  /** Reads the booking again, and reports it if its time has changed elsewhere. Resolves to whether it has. Never rejects. */
  async refresh(): Promise<boolean> {
    const before = this.booking?.booking_total_duration?.start
    try {
      await this.read()
    } catch {
      return false
    }
    if (this.stage === 'open' && before === this.booking?.booking_total_duration?.start) return false
    runInAction(() => {
      if (this.stage === 'open') this.notice = 'changed'
      this.turns += 1
    })
    return true
  }

  setNotice(notice: BookedStore['notice']): void {
    this.notice = notice
  }

  turn(): void {
    this.turns += 1
  }

  /** Clears the booking when the page is left, because it is personal data. */
  dispose(): void {
    this.isHere = false
    this.stage = 'asking'
    this.booking = null
    this.notice = null
    this.news = null
    this.confirmedTo = ''
    this.turns = 0
    this.opening.clear()
    this.cancelling.clear()
  }

  /** Reopens the booking of the session. If the session has expired, the visitor must enter the details again. */
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
    const email = this.booking?.customer?.email ?? ''
    let ended: Booking | undefined
    try {
      ended = (await this.dependencies.api.cancelBooking({ query: this.query }, said)).booking
    } catch (error) {
      // The page shows what has become of the booking, and the dialog why it cannot be cancelled.
      if (refusalOf(error) !== null) await this.read().catch(() => {})
      throw error
    }
    runInAction(() => (this.confirmedTo = email))
    this.end(null, ended)
  }

  /**
   * Replaces the booking by the news that it is cancelled, in its own words or those of another feature. `ended` is the
   * booking as the server tells it now.
   */
  end(news: BookingNews | null = null, ended?: Booking): void {
    const { link, session, current } = this.dependencies
    link.spend()
    if (!this.isHere) return
    this.stage = 'cancelled'
    this.news = news
    this.booking = ended ?? (this.booking && asCancelled(this.booking))
    this.turns += 1
    // The session's booking has been cancelled, so the session is discarded.
    session.forget()
    current.reset()
  }

  private get query() {
    return { ...this.reference, installationType: this.dependencies.installationType }
  }
}
