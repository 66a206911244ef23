import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Slot } from '#entities/calendar'
import { apiPort } from '#shared/api/client'
import { customerSelectableResources, gapTimes } from '#shared/api/contract/time'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import { abortAfter } from '#shared/store/abort-after'
import type { StoreResolver } from '#shared/store/define-store'
import { ensureLoaded, type LazyCode } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'
import type { createLazyOffers, LazyOffers } from './lazy-offers'
import type { TimeStep } from '../model/time-step'

/** API calls of this store. */
const calls = { customerSelectableResources, gapTimes }

/**
 * Timeout of the list of mechanics. Free times wait for it, although most workshops have no mechanics to choose from.
 */
const MECHANICS_TIMEOUT_MS = 4_000

/** Lazily loaded code for offers, which most workshops do not have. */
export interface OffersCode {
  readonly createLazyOffers: typeof createLazyOffers
}

/** Mechanics to choose from (TM-18) and gap times (TM-17). If a call fails, there are none. */
export class Offers {
  readonly mechanics: Resource<[], readonly SelectableResource[]>
  readonly gaps: Resource<[], readonly FreeDay[]>
  /** Stores for the offers, or null until an offer exists and the chunk is loaded. */
  lazy: LazyOffers | null = null
  /** True while the chunk is loading because an offer exists. */
  isFetching = false
  readonly #get: StoreResolver
  readonly #step: TimeStep
  #code: LazyCode<OffersCode> | null = null

  constructor(get: StoreResolver, step: TimeStep) {
    this.#get = get
    this.#step = step
    const api = get(apiPort)(calls)
    this.mechanics = new Resource((signal) =>
      api.customerSelectableResources({}, { signal: abortAfter(MECHANICS_TIMEOUT_MS, signal), isReloaded: true }),
    )
    this.gaps = new Resource((signal) => api.gapTimes({}, { signal, isReloaded: true }))
    makeAutoObservable(this, { lazy: observableRef })
  }

  /**
   * Loads the offers. Resolves when the server knows the chosen mechanic, so that free times can be requested. Gap
   * times may arrive later. Never rejects.
   */
  async open(code: LazyCode<OffersCode>): Promise<void> {
    this.#code = code
    void this.readGaps()
    await this.mechanics.load()
    if (this.hasMechanics && (await this.loadLazy())) await this.lazy?.mechanics.restore()
  }

  /** Refetches the gap times if an offer exists, because one may have been taken. */
  async refresh(): Promise<void> {
    if (this.lazy) await this.readGaps()
  }

  /**
   * Tells the server whether the selected time is the offered gap time; null if none is.
   * @throws the error of the call
   */
  async report(slot: Slot | null): Promise<void> {
    await this.lazy?.gap.beforeReserving(slot)
  }

  /** True if the gap times have failed or are empty. */
  get hasNoGaps(): boolean {
    const { state } = this.gaps
    return state.status === 'failed' || (state.status === 'ready' && state.value.length === 0)
  }

  get hasMechanics(): boolean {
    return (this.mechanics.latest?.length ?? 0) > 0
  }

  dispose(): void {
    this.mechanics.reset()
    this.gaps.reset()
    this.lazy?.dispose()
  }

  private async readGaps(): Promise<void> {
    await this.gaps.load()
    if (this.gaps.latest?.length) await this.loadLazy()
    await this.lazy?.gap.look()
  }

  private async loadLazy(): Promise<boolean> {
    const code = this.#code
    if (!code) return false
    runInAction(() => (this.isFetching = true))
    await ensureLoaded(code)
    runInAction(() => {
      this.isFetching = false
      if (code.latest) this.lazy ??= code.latest.createLazyOffers(this.#get, this.#step, this)
    })
    return this.lazy !== null
  }
}
