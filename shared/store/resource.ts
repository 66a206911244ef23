import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isAbort } from '../api/errors'
import { reportSlip } from './slips'

export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * A loaded value with its state. The last call wins: an earlier call is aborted and its response ignored. `latest`
 * keeps the last value during a reload or after a failure, so that screens do not flicker.
 */
export class Resource<A extends readonly unknown[], T> {
  state: Loadable<T> = { status: 'idle' }
  latest: T | undefined = undefined
  #current: AbortController | null = null

  constructor(private readonly fetch: (signal: AbortSignal, ...args: A) => Promise<T>) {
    makeAutoObservable<this, 'fetch'>(
      this,
      { state: observableRef, latest: observableRef, fetch: false },
      { autoBind: true },
    )
  }

  /**
   * Loads again. Resolves to true if this call's value was stored, and to false if it failed or was superseded by a
   * newer load or a reset. Never rejects: a failure becomes a state, and the call's error policy reports it.
   */
  async load(...args: A): Promise<boolean> {
    const call = this.begin()
    try {
      const value = await this.fetch(call.signal, ...args)
      if (this.#current !== call) return false
      this.set(value)
      return true
    } catch (error) {
      reportSlip(error)
      runInAction(() => {
        // An abort from outside resets the state to idle.
        if (this.#current === call) this.state = isAbort(error) ? { status: 'idle' } : { status: 'failed', error }
      })
      return false
    }
  }

  /** True if there is something to show: a value, possibly stale, or a failure. */
  get hasAnswered(): boolean {
    return this.latest !== undefined || this.state.status === 'failed'
  }

  /** Stores a value that was obtained in another way. */
  set(value: T): void {
    this.latest = value
    this.state = { status: 'ready', value }
  }

  /** Sets a provisional value that is shown until the first load completes. */
  presume(value: T | undefined): void {
    this.latest ??= value
  }

  reset(): void {
    this.#current?.abort()
    this.#current = null
    this.latest = undefined
    this.state = { status: 'idle' }
  }

  private begin(): AbortController {
    this.#current?.abort()
    const call = new AbortController()
    this.#current = call
    this.state = { status: 'loading' }
    return call
  }
}
