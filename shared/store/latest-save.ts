import { makeAutoObservable, observableRef, runInAction } from 'mobx'

interface LatestSaveOptions<T> {
  /** Rejects where the server has not taken the value. `before` is what it has; null where nobody can tell. */
  readonly send: (value: T, before: T | null) => Promise<void>
  /** What the server has as far as anybody has said; it is not sent again. */
  readonly known: () => T | null
  /** Reads again what is known, once something was saved; resolves to whether it was read, and never rejects. */
  readonly readBack?: () => Promise<boolean>
  /** Another one whenever what is known has been read again. */
  readonly reading?: () => unknown
  readonly isSame: (one: T, other: T) => boolean
  /** Whether what would be saved still belongs where it would go: the session may have become another. */
  readonly mayStill: () => boolean
}

/**
 * Saves the latest of something that changes. Saves go one after another, so that an older one never wins over a newer one;
 * what came in between is passed over, and what the server has is not sent again. What could not be saved stays wanted.
 */
export class LatestSave<T> {
  status: 'idle' | 'saving' | 'saved' | 'failed' = 'idle'
  /** What the server is not known to have yet; null when it has everything. */
  wanted: { readonly value: T } | null = null
  private underWay: { readonly value: T } | null = null
  /** Stands in for what is known, until that is read again. */
  private saved: { readonly value: T; readonly reading: unknown } | null = null
  /** After a failed save nobody knows what the server has. */
  private isUncertain = false
  private last: Promise<boolean> = Promise.resolve(true)

  constructor(private readonly options: LatestSaveOptions<T>) {
    makeAutoObservable<this, 'options' | 'underWay' | 'saved' | 'isUncertain' | 'last'>(
      this,
      { wanted: observableRef, saved: observableRef, options: false, underWay: false, isUncertain: false, last: false },
      { autoBind: true },
    )
  }

  /** What was asked for last; what the server has where that is nothing else. */
  get value(): T | null {
    return this.wanted ? this.wanted.value : this.stored
  }

  /** Resolves to whether the server has it, or something newer; never rejects. */
  save(value: T): Promise<boolean> {
    this.wanted = { value }
    return this.flush()
  }

  /** Saves what is still wanted, also after a failure. */
  flush(): Promise<boolean> {
    this.last = this.last.then(this.saveWanted)
    return this.last
  }

  /**
   * For a page that may be gone before the save under way has its answer: this one is sent beside it. Should the page stay,
   * it is sent again behind it, since of two under way nobody knows which arrives last.
   */
  saveBeforeLeaving(value: T): void {
    const { underWay, options } = this
    if (underWay && !options.isSame(underWay.value, value) && options.mayStill())
      options.send(value, null).catch(() => {})
    void this.save(value)
  }

  private async saveWanted(): Promise<boolean> {
    const { wanted, options } = this
    if (!wanted) return true
    const before = this.isUncertain ? null : this.stored
    if (!options.mayStill() || (before !== null && options.isSame(before, wanted.value))) {
      runInAction(() => this.settle(this.status === 'saved' ? 'saved' : 'idle'))
      return true
    }
    try {
      runInAction(() => (this.status = 'saving'))
      this.underWay = wanted
      await options.send(wanted.value, before)
      this.isUncertain = false
      const isRead = await options.readBack?.()
      runInAction(() => {
        this.saved = isRead ? null : { value: wanted.value, reading: options.reading?.() }
        if (this.wanted === wanted) this.settle('saved')
      })
      return true
    } catch {
      // The call's own policy has told the visitor; the place where it happened says so too, and what was wanted stays.
      this.isUncertain = true
      runInAction(() => (this.status = 'failed'))
      return false
    } finally {
      this.underWay = null
    }
  }

  private settle(status: 'idle' | 'saved'): void {
    this.wanted = null
    this.status = status
  }

  /** What the server has as far as is known here. */
  private get stored(): T | null {
    const { saved, options } = this
    return saved && saved.reading === options.reading?.() ? saved.value : options.known()
  }
}
