import { computed, makeAutoObservable, observable, runInAction, type IComputedValue } from 'mobx'
import { isSessionEnd } from '#shared/api/errors'
import { productKey, type ListedProduct } from './cart-rules'

interface PendingChange {
  readonly listed: ListedProduct
  readonly isOn: boolean
  /** Sends the product even if it is already in the cart, because its details have changed. */
  readonly isAmended?: boolean
}

interface Dependencies {
  readonly isInCart: (key: string) => boolean
  readonly add: (listed: ListedProduct) => Promise<void>
  readonly remove: (listed: ListedProduct) => Promise<void>
  /** Refetches the cart. Resolves to true on success, and never rejects. */
  readonly refresh: () => Promise<boolean>
  /** Tests whether changes may still be sent. They may not if the session changed or the booking was closed. */
  readonly isSameSession?: () => boolean
  /** The pending changes of a step that was left. They are sent before the changes made here. */
  readonly earlier?: Promise<unknown>
}

/** Failure of a product: its change was refused, or the change was applied and the cart could not be refetched. */
export type CartFailure =
  | { readonly kind: 'refused'; readonly error: unknown; readonly change: Pick<PendingChange, 'isOn' | 'isAmended'> }
  | { readonly kind: 'unread' }

/**
 * Ticks and unticks products optimistically. Changes are sent one at a time, so that quick toggling ends in the state
 * selected last. A failed request reverts the tick.
 */
export class CartToggle {
  readonly #pending = observable.map<string, PendingChange>({}, { deep: false })
  readonly #failures = observable.map<string, CartFailure>({}, { deep: false })
  /** Changes applied by the server since the cart was last refetched. */
  readonly #applied = observable.map<string, boolean>()
  readonly #flags = new Map<string, IComputedValue<boolean>>()
  #working: Promise<boolean> | null = null
  /** Products whose last attempt failed since `settle` was called. A failed one may be repeated meanwhile. */
  readonly #failed = new Set<string>()
  /** True if a change was sent since the cart was last refetched. */
  #isStale = false

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  /** Computed per product, so that a change of the cart does not rerender the rows of other products. */
  isOn({ product }: ListedProduct): boolean {
    const key = productKey(product)
    let flag = this.#flags.get(key)
    if (!flag) {
      flag = computed(() => this.#pending.get(key)?.isOn ?? this.isApplied(key))
      this.#flags.set(key, flag)
    }
    return flag.get()
  }

  failureOf({ product }: ListedProduct): CartFailure | undefined {
    return this.#failures.get(productKey(product))
  }

  toggle(listed: ListedProduct): void {
    this.enqueue({ listed, isOn: !this.isOn(listed) })
  }

  /** Resends a product in the cart with its changed details. */
  amend(listed: ListedProduct): void {
    if (this.isOn(listed)) this.enqueue({ listed, isOn: true, isAmended: true })
  }

  /**
   * Sends all pending changes. Resolves to true if the server applied all of them. A change that failed before the call
   * does not count, because the visitor has seen its failure.
   */
  settle(): Promise<boolean> {
    this.#failed.clear()
    return this.sendPending()
  }

  private sendPending(): Promise<boolean> {
    this.#working ??= this.work()
      .catch(() => false)
      .finally(() => {
        this.#working = null
      })
    return this.#working
  }

  /** Discards unsent changes, because the session has expired or the booking is closed. */
  giveUp(): void {
    for (const all of [this.#pending, this.#applied, this.#failures]) all.clear()
  }

  private enqueue(change: PendingChange): void {
    const key = productKey(change.listed.product)
    this.#failures.delete(key)
    this.#pending.set(key, change)
    void this.sendPending()
  }

  private isApplied(key: string): boolean {
    return this.#applied.get(key) ?? this.dependencies.isInCart(key)
  }

  private async work(): Promise<boolean> {
    let isRead = true
    const { earlier, isSameSession = () => true } = this.dependencies
    if (earlier) await earlier
    while (this.#pending.size > 0 || this.#isStale) {
      for (const key of this.#pending.keys()) {
        if (!isSameSession()) break
        if (await this.send(key)) this.#failed.delete(key)
        else this.#failed.add(key)
      }
      if (!isSameSession()) {
        this.giveUp()
        return false
      }
      if (this.#isStale) isRead = await this.refetch()
      // Changes made during the refetch are sent first.
      if (!isRead && this.#pending.size === 0) return false
    }
    return isRead && this.#failed.size === 0
  }

  /** @throws if the session has expired */
  private async send(key: string): Promise<boolean> {
    const change = this.#pending.get(key)
    if (!change) return true
    const { listed, isOn, isAmended = false } = change
    try {
      if (isOn !== this.isApplied(key) || isAmended) {
        this.#isStale = true
        await (isOn ? this.dependencies.add(listed) : this.dependencies.remove(listed))
      }
      runInAction(() => {
        // `giveUp` may have discarded the change meanwhile.
        if (this.#pending.has(key)) this.#applied.set(key, isOn)
        this.dropPending(key, change)
      })
      return true
    } catch (error) {
      // The request's error policy has shown a notification. Here the tick is reverted and the row shows the error.
      return runInAction(() => {
        if (isSessionEnd(error)) {
          this.giveUp()
          throw error
        }
        const isCurrent = this.dropPending(key, change)
        if (isCurrent) this.#failures.set(key, { kind: 'refused', error, change: { isOn, isAmended } })
        return !isCurrent
      })
    }
  }

  /** Removes a completed change. Returns true unless a newer change has replaced it. */
  private dropPending(key: string, change: PendingChange): boolean {
    return this.#pending.get(key) === change && this.#pending.delete(key)
  }

  /** Refetches the cart. If that fails, applied changes stay ticked, because the server has confirmed them. */
  private async refetch(): Promise<boolean> {
    const applied = [...this.#applied]
    const isRead = await this.dependencies.refresh()
    this.#isStale = !isRead
    runInAction(() => {
      for (const [key, isOn] of applied) {
        if (!isRead) this.#failures.set(key, { kind: 'unread' })
        else if (this.#applied.get(key) === isOn) this.#applied.delete(key)
      }
      if (isRead)
        for (const [key, failure] of this.#failures) if (this.isObsolete(key, failure)) this.#failures.delete(key)
    })
    return isRead
  }

  /** Tests whether a failure is obsolete. The server may have applied a change whose response was lost. */
  private isObsolete(key: string, failure: CartFailure): boolean {
    if (failure.kind === 'unread') return true
    const { isOn, isAmended } = failure.change
    return !isAmended && isOn === this.dependencies.isInCart(key)
  }
}
