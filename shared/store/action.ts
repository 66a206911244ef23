import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isAbort } from '../api/errors'
import { reportSlip } from './slips'

type ActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * A change requested by the visitor, with its state. Calls are ignored while it runs, so that a double click makes one
 * change.
 */
export class Action<A extends readonly unknown[]> {
  state: ActionState = { status: 'idle' }

  constructor(private readonly act: (...args: A) => Promise<void>) {
    makeAutoObservable<this, 'act'>(this, { state: observableRef, act: false }, { autoBind: true })
  }

  get isRunning(): boolean {
    return this.state.status === 'running'
  }

  get hasFailed(): boolean {
    return this.state.status === 'failed'
  }

  /** The error of the last run, or undefined if it did not fail. */
  get error(): unknown {
    return this.state.status === 'failed' ? this.state.error : undefined
  }

  /** Resolves to whether the change was made. Never rejects, because the screen shows a failure from the state. */
  async run(...args: A): Promise<boolean> {
    if (this.isRunning) return false
    this.state = { status: 'running' }
    try {
      await this.act(...args)
      runInAction(() => (this.state = { status: 'idle' }))
      return true
    } catch (error) {
      reportSlip(error)
      // A deliberate abort is not a failure.
      runInAction(() => (this.state = isAbort(error) ? { status: 'idle' } : { status: 'failed', error }))
      return false
    }
  }

  clear(): void {
    if (!this.isRunning) this.state = { status: 'idle' }
  }
}
