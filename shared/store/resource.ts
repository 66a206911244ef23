import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isAbort } from '../api/errors'

export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Something that is loaded, with its state. The last call wins: an earlier one still under way is aborted, and its answer
 * is never taken. `latest` keeps the last value while a new one is loading or after a failure, so that screens need not
 * flicker.
 */
export class Resource<A extends readonly unknown[], T> {
  state: Loadable<T> = { status: 'idle' }
  latest: T | undefined = undefined
  private current: AbortController | null = null

  constructor(private readonly fetch: (signal: AbortSignal, ...args: A) => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'current'>(
      this,
      { state: observableRef, latest: observableRef, fetch: false, current: false },
      { autoBind: true },
    )
  }

  /**
   * Loads anew. Resolves to whether this very load was taken: not when it failed, and not when a newer one or a reset came
   * between. Never rejects: a failure is a state, and what must be said of it is said by the call's own policy.
   */
  async load(...args: A): Promise<boolean> {
    const call = this.begin()
    try {
      const value = await this.fetch(call.signal, ...args)
      if (this.current !== call) return false
      this.set(value)
      return true
    } catch (error) {
      runInAction(() => {
        // A load given up from outside is as if it had not been asked for.
        if (this.current === call) this.state = isAbort(error) ? { status: 'idle' } : { status: 'failed', error }
      })
      return false
    }
  }

  /** There is something to show: a value, also an old one, or a failure. */
  get hasAnswered(): boolean {
    return this.latest !== undefined || this.state.status === 'failed'
  }

  /** Takes a value that came another way. */
  set(value: T): void {
    this.latest = value
    this.state = { status: 'ready', value }
  }

  /** Shows a value that is only believed to be right, until the first load answers. */
  presume(value: T | undefined): void {
    this.latest ??= value
  }

  reset(): void {
    this.current?.abort()
    this.current = null
    this.latest = undefined
    this.state = { status: 'idle' }
  }

  private begin(): AbortController {
    this.current?.abort()
    const call = new AbortController()
    this.current = call
    this.state = { status: 'loading' }
    return call
  }
}
