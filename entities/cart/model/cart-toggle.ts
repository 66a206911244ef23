import { computed, makeAutoObservable, observable, runInAction, type IComputedValue } from 'mobx'
import { isSessionEnd } from '#shared/api/errors'
import { productKey, type Offer } from './cart-rules'

interface Wish {
  readonly offer: Offer
  readonly isOn: boolean
  /** Sends the product even if it is already in the cart, because its details have changed. */
  readonly isAmended?: boolean
}

interface Dependencies {
  readonly isInCart: (key: string) => boolean
  readonly add: (offer: Offer) => Promise<void>
  readonly remove: (offer: Offer) => Promise<void>
  /** Refetches the cart. Resolves to true on success, and never rejects. */
  readonly refresh: () => Promise<boolean>
  /** Tests whether changes may still be sent. They may not if the session changed or the booking was closed. */
  readonly mayStill?: () => boolean
  /** The pending changes of a step that was left. They are sent before the changes made here. */
  readonly earlier?: Promise<unknown>
}

/** Failure of a product: its change was refused, or the change was applied and the cart could not be refetched. */
export type CartFailure =
  | { readonly kind: 'refused'; readonly error: unknown; readonly wish: Pick<Wish, 'isOn' | 'isAmended'> }
  | { readonly kind: 'unread' }

/**
 * Ticks and unticks products optimistically. Changes are sent one at a time, so that quick toggling ends in the state
 * selected last. A failed request reverts the tick.
 */
export class CartToggle {
  private readonly wishes = observable.map<string, Wish>({}, { deep: false })
  private readonly failures = observable.map<string, CartFailure>({}, { deep: false })
  /** Changes applied by the server since the cart was last refetched. */
  private readonly taken = observable.map<string, boolean>()
  private readonly flags = new Map<string, IComputedValue<boolean>>()
  private working: Promise<boolean> | null = null
  /** True if a change was sent since the cart was last refetched. */
  private isStale = false

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'working' | 'isStale' | 'wishes' | 'failures' | 'taken' | 'flags'>(
      this,
      {
        dependencies: false,
        working: false,
        isStale: false,
        wishes: false,
        failures: false,
        taken: false,
        flags: false,
      },
      { autoBind: true },
    )
  }

  /** Computed per product, so that a change of the cart does not rerender the rows of other products. */
  isOn({ product }: Offer): boolean {
    const key = productKey(product)
    let flag = this.flags.get(key)
    if (!flag) {
      flag = computed(() => this.wishes.get(key)?.isOn ?? this.isTaken(key))
      this.flags.set(key, flag)
    }
    return flag.get()
  }

  failureOf({ product }: Offer): CartFailure | undefined {
    return this.failures.get(productKey(product))
  }

  toggle(offer: Offer): void {
    this.ask({ offer, isOn: !this.isOn(offer) })
  }

  /** Resends a product in the cart with its changed details. */
  amend(offer: Offer): void {
    if (this.isOn(offer)) this.ask({ offer, isOn: true, isAmended: true })
  }

  /** Sends all pending changes. Resolves to true if the server applied all of them. */
  settle(): Promise<boolean> {
    this.working ??= this.work()
      .catch(() => false)
      .finally(() => {
        this.working = null
      })
    return this.working
  }

  /** Discards unsent changes, because the session has expired or the booking is closed. */
  giveUp(): void {
    for (const all of [this.wishes, this.taken, this.failures]) all.clear()
  }

  private ask(wish: Wish): void {
    const key = productKey(wish.offer.product)
    this.failures.delete(key)
    this.wishes.set(key, wish)
    void this.settle()
  }

  private isTaken(key: string): boolean {
    return this.taken.get(key) ?? this.dependencies.isInCart(key)
  }

  private async work(): Promise<boolean> {
    let tookAll = true
    const { earlier, mayStill = () => true } = this.dependencies
    if (earlier) await earlier
    while (this.wishes.size > 0 || this.isStale) {
      for (const key of this.wishes.keys()) {
        if (!mayStill()) break
        tookAll = (await this.grant(key)) && tookAll
      }
      if (!mayStill()) {
        this.giveUp()
        return false
      }
      if (this.isStale && !(await this.read())) {
        tookAll = false
        // Changes made during the refetch are sent first.
        if (this.wishes.size === 0) return false
      }
    }
    return tookAll
  }

  /** @throws if the session has expired */
  private async grant(key: string): Promise<boolean> {
    const wish = this.wishes.get(key)
    if (!wish) return true
    const { offer, isOn, isAmended = false } = wish
    try {
      if (isOn !== this.isTaken(key) || isAmended) {
        this.isStale = true
        await (isOn ? this.dependencies.add(offer) : this.dependencies.remove(offer))
      }
      runInAction(() => {
        // `giveUp` may have discarded the change meanwhile.
        if (this.wishes.has(key)) this.taken.set(key, isOn)
        this.forget(key, wish)
      })
      return true
    } catch (error) {
      // The request's error policy has shown a notification. Here the tick is reverted and the row shows the error.
      return runInAction(() => {
        if (isSessionEnd(error)) {
          this.giveUp()
          throw error
        }
        const isWanted = this.forget(key, wish)
        if (isWanted) this.failures.set(key, { kind: 'refused', error, wish: { isOn, isAmended } })
        return !isWanted
      })
    }
  }

  /** Removes a completed change. Returns true unless a newer change has replaced it. */
  private forget(key: string, wish: Wish): boolean {
    return this.wishes.get(key) === wish && this.wishes.delete(key)
  }

  /** Refetches the cart. If that fails, applied changes stay ticked, because the server has confirmed them. */
  private async read(): Promise<boolean> {
    const taken = [...this.taken]
    const isRead = await this.dependencies.refresh()
    this.isStale = !isRead
    runInAction(() => {
      for (const [key, isOn] of taken) {
        if (!isRead) this.failures.set(key, { kind: 'unread' })
        else if (this.taken.get(key) === isOn) this.taken.delete(key)
      }
      if (isRead) for (const [key, failure] of this.failures) if (this.isOver(key, failure)) this.failures.delete(key)
    })
    return isRead
  }

  /** Tests whether a failure is obsolete. The server may have applied a change whose response was lost. */
  private isOver(key: string, failure: CartFailure): boolean {
    if (failure.kind === 'unread') return true
    const { isOn, isAmended } = failure.wish
    return !isAmended && isOn === this.dependencies.isInCart(key)
  }
}
