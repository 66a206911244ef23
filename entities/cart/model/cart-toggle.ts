import { computed, makeAutoObservable, observable, runInAction, type IComputedValue } from 'mobx'
import { isSessionEnd } from '#shared/api/errors'
import { productKey, type Offer } from './cart-rules'

interface Wish {
  readonly offer: Offer
  readonly isOn: boolean
  /** Goes to the server also where the product is in the cart already: what is said with it has changed. */
  readonly isAmended?: boolean
}

interface Dependencies {
  readonly isInCart: (key: string) => boolean
  readonly add: (offer: Offer) => Promise<void>
  readonly remove: (offer: Offer) => Promise<void>
  /** Reads the cart anew; resolves to whether it was read, and never rejects. */
  readonly refresh: () => Promise<boolean>
  /** Whether what is wanted still belongs where it would go: the session may be another, or the booking closed. */
  readonly mayStill?: () => boolean
  /** What a step that was left still sends: what is asked for here comes after it. */
  readonly earlier?: Promise<unknown>
}

/** What went wrong with a product: its change failed, or the change was made and the cart could not be read since. */
export type CartFailure =
  | { readonly kind: 'refused'; readonly error: unknown; readonly wish: Pick<Wish, 'isOn' | 'isAmended'> }
  | { readonly kind: 'unread' }

/**
 * Ticks and unticks products. What the visitor asked for shows at once and goes to the server one call after another, so
 * that quick toggling ends in what was asked for last; a call that fails takes the tick back.
 */
export class CartToggle {
  private readonly wishes = observable.map<string, Wish>({}, { deep: false })
  private readonly failures = observable.map<string, CartFailure>({}, { deep: false })
  /** What the server has taken since the cart was last read. */
  private readonly taken = observable.map<string, boolean>()
  private readonly flags = new Map<string, IComputedValue<boolean>>()
  private working: Promise<boolean> | null = null
  /** Something was sent since the cart was last read. */
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

  /** Tells its observers only when it changes: a change of the cart leaves the rows of other products alone. */
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

  /** Sends a product that is in the cart once more, with what is said of it now. */
  amend(offer: Offer): void {
    if (this.isOn(offer)) this.ask({ offer, isOn: true, isAmended: true })
  }

  /** Resolves when nothing waits for the server any more, to whether it took all of it. */
  settle(): Promise<boolean> {
    this.working ??= this.work()
      .catch(() => false)
      .finally(() => {
        this.working = null
      })
    return this.working
  }

  /** The session is over, or the booking closed: what has not been sent is not sent any more. */
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
        // What was asked for meanwhile is sent first.
        if (this.wishes.size === 0) return false
      }
    }
    return tookAll
  }

  /** @throws where the session is over */
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
        // Not where the visitor has left meanwhile.
        if (this.wishes.has(key)) this.taken.set(key, isOn)
        this.forget(key, wish)
      })
      return true
    } catch (error) {
      // The call's own policy has told the visitor; here the tick goes back and the row says so.
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

  /** Drops a wish that has been answered; tells whether it was still what the visitor wants. */
  private forget(key: string, wish: Wish): boolean {
    return this.wishes.get(key) === wish && this.wishes.delete(key)
  }

  /** What was taken stays ticked where the cart cannot be read: it is so, only nothing more is known of it. */
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

  /** The server may have done what it seemed to refuse: an answer can get lost on its way. */
  private isOver(key: string, failure: CartFailure): boolean {
    if (failure.kind === 'unread') return true
    const { isOn, isAmended } = failure.wish
    return !isAmended && isOn === this.dependencies.isInCart(key)
  }
}
