import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isAbort } from '../api/errors'

type ActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * A change the visitor asks for, with its state. While it runs, asking again does nothing, so that a double click is one
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

  /** What the last try failed with. */
  get error(): unknown {
    return this.state.status === 'failed' ? this.state.error : undefined
  }

  /** Resolves to whether the change was made; never rejects, since the failure is a state that the screen shows. */
  async run(...args: A): Promise<boolean> {
    if (this.isRunning) return false
    this.state = { status: 'running' }
    try {
      await this.act(...args)
      runInAction(() => (this.state = { status: 'idle' }))
      return true
    } catch (error) {
      // What was given up on purpose has not failed.
      runInAction(() => (this.state = isAbort(error) ? { status: 'idle' } : { status: 'failed', error }))
      return false
    }
  }

  clear(): void {
    if (!this.isRunning) this.state = { status: 'idle' }
  }
}
