import { makeAutoObservable, observableRef, runInAction } from 'mobx'

interface LatestSaveOptions<T> {
  /** Rejects where the server has not taken the value. */
  readonly send: (value: T) => Promise<void>
  /** What the server has as far as anybody has said; it is not sent again. */
  readonly known: () => T | null
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
  private saved: { readonly value: T } | null = null
  /** After a failed save nobody knows what the server has. */
  private isUncertain = false
  private last: Promise<boolean> = Promise.resolve(true)

  constructor(private readonly options: LatestSaveOptions<T>) {
    makeAutoObservable<this, 'options' | 'underWay' | 'saved' | 'isUncertain' | 'last'>(
      this,
      { wanted: observableRef, options: false, underWay: false, saved: false, isUncertain: false, last: false },
      { autoBind: true },
    )
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
    if (underWay && !options.isSame(underWay.value, value) && options.mayStill()) options.send(value).catch(() => {})
    void this.save(value)
  }

  private async saveWanted(): Promise<boolean> {
    const { wanted, options } = this
    if (!wanted) return true
    if (!options.mayStill() || this.isKnown(wanted.value)) {
      runInAction(() => this.settle(this.status === 'saved' ? 'saved' : 'idle'))
      return true
    }
    try {
      runInAction(() => (this.status = 'saving'))
      this.underWay = wanted
      await options.send(wanted.value)
      this.saved = wanted
      this.isUncertain = false
      runInAction(() => this.wanted === wanted && this.settle('saved'))
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

  private isKnown(value: T): boolean {
    if (this.isUncertain) return false
    const known = this.saved ? this.saved.value : this.options.known()
    return known !== null && this.options.isSame(known, value)
  }
}
