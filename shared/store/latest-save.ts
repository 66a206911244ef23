import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { reportSlip } from './slips'

interface LatestSaveOptions<T> {
  /** Rejects if the server did not store the value. `before` is the server's value, or null if unknown. */
  readonly send: (value: T, before: T | null) => Promise<void>
  /** Returns the last known value of the server, which is not sent again, or null if unknown. */
  readonly known: () => T | null
  /** Refetches the known value after a save. Resolves to whether it was refetched, and never rejects. */
  readonly readBack?: () => Promise<boolean>
  /** Returns an identity that changes after each refetch of the known value. */
  readonly reading?: () => unknown
  readonly isSame: (one: T, other: T) => boolean
  /** Returns false once a queued value must no longer be saved, for example because the session has changed. */
  readonly isSameSession: () => boolean
}

/**
 * Saves the latest version of a changing value. Saves run sequentially, so that an older value never overwrites a newer
 * one. Skips intermediate values and values that the server already has. A failed value stays in `pending`.
 */
export class LatestSave<T> {
  status: 'idle' | 'saving' | 'saved' | 'failed' = 'idle'
  /** The value still to be saved, or null if the server has the latest one. */
  pending: { readonly value: T } | null = null
  private inFlight: { readonly value: T } | null = null
  /** The last saved value. Overrides the known value until that is refetched. */
  private saved: { readonly value: T; readonly reading: unknown } | null = null
  /** True after a failed save or a doubt, because the server's value is then unknown. */
  #isUncertain = false
  #last: Promise<boolean> = Promise.resolve(true)

  constructor(private readonly options: LatestSaveOptions<T>) {
    makeAutoObservable<this, 'options' | 'inFlight' | 'saved'>(
      this,
      { pending: observableRef, saved: observableRef, options: false, inFlight: false },
      { autoBind: true },
    )
  }

  /** The last requested value, or else the server's value. */
  get value(): T | null {
    return this.pending ? this.pending.value : this.stored
  }

  /** Resolves to whether the server has this value or a newer one. Never rejects. */
  save(value: T): Promise<boolean> {
    this.pending = { value }
    return this.flush()
  }

  /** Has the next save sent although its value is known, because the server may not have kept it. */
  doubt(): void {
    this.#isUncertain = true
  }

  /** Saves the wanted value, also after a failure. */
  flush(): Promise<boolean> {
    this.#last = this.#last.then(this.saveWanted)
    return this.#last
  }

  /**
   * Saves a value while the page may unload before a running save completes. Sends it in parallel with that save, and
   * again after it in case the page stays, because two parallel requests can arrive in any order.
   */
  saveBeforeLeaving(value: T): void {
    const { inFlight, options } = this
    if (inFlight && !options.isSame(inFlight.value, value) && options.isSameSession())
      options.send(value, null).catch(() => {})
    void this.save(value)
  }

  private async saveWanted(): Promise<boolean> {
    const { pending, options } = this
    if (!pending) return true
    const before = this.#isUncertain ? null : this.stored
    const isKnown = before !== null && options.isSame(before, pending.value)
    if (!options.isSameSession() || isKnown) {
      // The status is still `saving` if the save before this one has just stored the same value.
      runInAction(() => this.settle(isKnown && this.status !== 'idle' ? 'saved' : 'idle'))
      return true
    }
    try {
      runInAction(() => (this.status = 'saving'))
      this.inFlight = pending
      await options.send(pending.value, before)
      this.#isUncertain = false
      const isRead = await options.readBack?.()
      runInAction(() => {
        this.saved = isRead ? null : { value: pending.value, reading: options.reading?.() }
        if (this.pending === pending) this.settle('saved')
      })
      return true
    } catch (error) {
      reportSlip(error)
      // The call's error policy has already notified the visitor. The value stays wanted, so it can be retried.
      this.#isUncertain = true
      runInAction(() => (this.status = 'failed'))
      return false
    } finally {
      this.inFlight = null
    }
  }

  private settle(status: 'idle' | 'saved'): void {
    this.pending = null
    this.status = status
  }

  /** The server's value as far as it is known, or null. */
  private get stored(): T | null {
    const { saved, options } = this
    return saved && saved.reading === options.reading?.() ? saved.value : options.known()
  }
}
