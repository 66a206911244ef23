import { makeAutoObservable, observableRef, when } from 'mobx'
import type { Client } from '#shared/api/client'
import { biilaTimes } from '#shared/api/contract/visit/valet'
import type { BiilaTimes } from '#shared/api/nouns/biila'
import { ensureLoaded, type LazyCode } from '#shared/store/on-demand'
import { Resource } from '#shared/store/resource'

/** API calls of this store. */
export const valetTimesCalls = { biilaTimes }

/** The lazily loaded store of the pick-up and return service, as the step uses it. */
export interface LazyValet {
  readonly isOn: boolean
  /** True if the server has the choice, wholly or in part. */
  readonly isStored: boolean
  /** Tests whether the choice is complete, and otherwise shows what is missing. */
  check(): boolean
  /**
   * Saves or gives up the choice once the visit's time is reserved. Resolves to false if that failed.
   * @throws if the session has ended
   */
  save(): Promise<boolean>
}

/** The pick-up and return service of the step. If its call fails, nothing is offered. Its code loads if it is. */
export class StepValet {
  readonly times: Resource<[], BiilaTimes>
  /** The choice, or null until its component has been shown. */
  lazy: LazyValet | null = null

  constructor(
    api: Client<typeof valetTimesCalls>,
    private readonly code: LazyCode<unknown>,
  ) {
    this.times = new Resource((signal) => api.biilaTimes({}, { signal, isReloaded: true }))
    makeAutoObservable<this, 'code'>(this, { lazy: observableRef, code: false })
  }

  set(lazy: LazyValet): void {
    this.lazy = lazy
  }

  get isOffered(): boolean {
    const { latest } = this.times
    return Boolean(latest?.pickupTimes.length && latest.returnTimes.length)
  }

  /** True once it is known whether the service is offered, and its code can show it at once. */
  get isKnown(): boolean {
    return this.times.hasAnswered && this.code.latest !== undefined
  }

  /** Tests whether the choice is complete. Waits for its code, because the booking may already have a choice. */
  async check(): Promise<boolean> {
    if (this.isOffered && (await ensureLoaded(this.code))) await when(() => this.lazy !== null)
    return this.lazy?.check() ?? true
  }
}
