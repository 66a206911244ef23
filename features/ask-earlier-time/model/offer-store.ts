import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Client, apiPort } from '#shared/api/client'
import {
  declineEarlierTime,
  earlierTimeOffer,
  stopEarlierTime,
  takeEarlierTime,
} from '#shared/api/contract/time/earlier'
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { isClosed, isExplained } from './refusal'

/** API calls of this store. */
const calls = { declineEarlierTime, earlierTimeOffer, stopEarlierTime, takeEarlierTime }

/** The page itself says why the server refuses an answer. */
const said = { handlesError: isExplained }

/** What identifies an offer: the token of its link, or the two values that open its booking. */
export interface OfferReference {
  readonly token: string | null
  readonly bookingKey: string | null
  readonly registerNumber: string | null
}

/** One offer of an earlier time, and the customer's answer. */
class OfferStore {
  offer: EarlierTimeOffer | null = null
  /** True after the notices were stopped here. */
  hasStopped = false
  /** True after a press to take an offer that had been closed elsewhere. */
  wasTooLate = false
  /** Number of outcomes of the visitor's actions. Each one moves the focus to the heading that reports it. */
  turns = 0
  readonly reading: Action<[]>
  readonly taking: Action<[]>
  readonly declining: Action<[]>
  readonly stopping: Action<[]>
  #reference: OfferReference = { token: null, bookingKey: null, registerNumber: null }

  constructor(private readonly api: Client<typeof calls>) {
    this.reading = new Action(() => this.read())
    this.taking = new Action(() => this.take())
    this.declining = new Action(() => this.decline())
    this.stopping = new Action(() => this.stop())
    makeAutoObservable<this, 'api'>(this, { api: false, offer: observableRef }, { autoBind: true })
  }

  get isBusy(): boolean {
    return [this.taking, this.declining, this.stopping].some(({ isRunning }) => isRunning)
  }

  /** Begins with the token of a link, whose offer is read, or with the offer that a booking's page has read. */
  begin(reference: OfferReference, offer: EarlierTimeOffer | null): void {
    this.#reference = reference
    this.offer = offer
    if (!offer) void this.reading.run()
  }

  /** Starts the countdown to the end of an open offer. Returns its stop function. */
  watch(onLapse: () => void): () => void {
    const { offer } = this
    if (offer?.state !== 'OPEN') return () => {}
    const timer = setTimeout(onLapse, (offer.heldSeconds + 1) * 1000)
    return () => clearTimeout(timer)
  }

  /** Reads the offer again, because its time has run out or another tab may have answered it. */
  refresh(): void {
    if (this.offer && !this.isBusy) void this.reading.run()
  }

  dispose(): void {
    this.offer = null
    this.hasStopped = false
    this.wasTooLate = false
    for (const action of [this.reading, this.taking, this.declining, this.stopping]) action.clear()
  }

  private async read(): Promise<void> {
    const { token } = this.#reference
    if (token === null) return
    const offer = await this.api.earlierTimeOffer({ body: { token } }, said)
    runInAction(() => {
      this.offer = offer
      if (offer.isWaiting) this.hasStopped = false
    })
  }

  private async take(): Promise<void> {
    try {
      const offer = await this.api.takeEarlierTime({ body: this.#reference }, said)
      this.answered(offer)
    } catch (error) {
      // The offer's own state says why it cannot be taken.
      if (!isClosed(error) || this.#reference.token === null) throw error
      await this.read()
      if (this.offer?.state === 'OPEN' && this.offer.canTake !== false) throw error
      runInAction(() => {
        this.wasTooLate = true
        this.turns += 1
      })
    }
  }

  private async decline(): Promise<void> {
    const answer = await this.api.declineEarlierTime({ body: this.#reference }, said)
    // Without an answer only the offer's token tells whether it was declined, or closed before.
    if (!answer) await this.read()
    const { offer } = this
    if (answer) this.answered(answer)
    else if (offer) this.answered(offer.state === 'OPEN' ? { ...offer, state: 'DROPPED' } : offer)
  }

  private async stop(): Promise<void> {
    await this.api.stopEarlierTime({ body: this.#reference }, said)
    runInAction(() => {
      this.hasStopped = true
      this.turns += 1
    })
  }

  private answered(offer: EarlierTimeOffer): void {
    this.offer = offer
    this.turns += 1
  }
}

export const offerStore = defineStore('earlier-offer', (get) => new OfferStore(get(apiPort)(calls)))
export type { OfferStore }
