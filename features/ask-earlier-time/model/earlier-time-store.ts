import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Client, apiPort } from '#shared/api/client'
import { askEarlierTime, earlierTimes, stopEarlierTime } from '#shared/api/contract/time/earlier'
import type { EarlierTimes, EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { isExplained } from './refusal'

/** API calls of this store. */
const calls = { askEarlierTime, earlierTimes, stopEarlierTime }

/** The page itself says why the server refuses. */
const said = { handlesError: isExplained }

/** The two values that open a booking. */
export interface OfBooking {
  readonly bookingKey: string
  readonly registerNumber: string
}

/** How a booking that was saved just now stands. */
const UNASKED: EarlierTimes = { canAsk: true, wish: null, offer: null, freeStart: null }

/** The wish of one booking for an earlier time. */
class EarlierTimeStore {
  readonly standing: Resource<[OfBooking], EarlierTimes>
  readonly asking: Action<[wish: EarlierTimeWish]>
  readonly stopping: Action<[]>
  /** The wish that the form opened with, or null while the form is closed. */
  draft: EarlierTimeWish | null = null
  /** True after the wish was withdrawn, until another is made. */
  hasStopped = false
  /** Why the last offer could not be answered, because it was closed elsewhere; null otherwise. */
  closedBecause: string | null = null
  /** Number of outcomes of the visitor's actions. Each one moves the focus to the heading that reports it. */
  turns = 0
  #booking: OfBooking = { bookingKey: '', registerNumber: '' }

  constructor(private readonly api: Client<typeof calls>) {
    this.standing = new Resource((signal, body) => api.earlierTimes({ body }, { signal }))
    this.asking = new Action((wish) => this.ask(wish))
    this.stopping = new Action(() => this.stop())
    makeAutoObservable<this, 'api'>(this, { api: false, draft: observableRef }, { autoBind: true })
  }

  /** Reads how the booking stands. A booking that was saved just now has no wish, so nothing is asked about it. */
  begin(booking: OfBooking, isNew: boolean): void {
    this.#booking = booking
    if (isNew) this.standing.set(UNASKED)
    else void this.read()
  }

  async read(): Promise<void> {
    await this.standing.load(this.#booking)
  }

  /**
   * Reads how the booking stands after an answer, which removed its button. `closedBecause` says why the offer could not be
   * taken; null if it was answered.
   */
  async readAfterAnswer(closedBecause: string | null = null): Promise<void> {
    await this.read()
    runInAction(() => {
      this.closedBecause = closedBecause
      this.turns += 1
    })
  }

  /** Reads again how the booking stands, because another tab may have changed what is promised here. */
  refresh(): void {
    const { latest } = this.standing
    const isBusy = this.draft !== null || this.asking.isRunning || this.stopping.isRunning
    if (!isBusy && (latest?.wish || latest?.offer)) void this.read()
  }

  get booking(): OfBooking {
    return this.#booking
  }

  /** Opens the form with a wish. */
  open(wish: EarlierTimeWish): void {
    this.draft = wish
    this.closedBecause = null
    this.stopping.clear()
  }

  close(): void {
    this.draft = null
    this.asking.clear()
    this.turns += 1
  }

  dispose(): void {
    this.standing.reset()
    this.draft = null
    this.closedBecause = null
  }

  private async ask(wish: EarlierTimeWish): Promise<void> {
    const standing = await this.api.askEarlierTime({ body: { ...this.#booking, wish } }, said)
    runInAction(() => {
      this.standing.set(standing)
      this.hasStopped = false
      this.draft = null
      this.turns += 1
    })
  }

  private async stop(): Promise<void> {
    await this.api.stopEarlierTime({ body: { ...this.#booking, token: null } }, said)
    runInAction(() => {
      this.standing.set({ ...(this.standing.latest ?? UNASKED), wish: null, offer: null })
      this.hasStopped = true
      this.turns += 1
    })
  }
}

export const earlierTimeStore = defineStore('earlier-time', (get) => new EarlierTimeStore(get(apiPort)(calls)))
export type { EarlierTimeStore }
