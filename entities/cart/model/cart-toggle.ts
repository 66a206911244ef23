import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { productKey } from './cart-rules'

interface Wish {
  readonly suggestion: ProductSuggestion
  readonly isOn: boolean
}

interface Dependencies {
  readonly isInCart: (key: string) => boolean
  readonly add: (suggestion: ProductSuggestion) => Promise<void>
  readonly remove: (suggestion: ProductSuggestion) => Promise<void>
  /** Reads the cart anew; resolves to whether it was read, and never rejects. */
  readonly refresh: () => Promise<boolean>
}

/**
 * Ticks and unticks products. What the visitor asked for shows at once and goes to the server one call after another, so
 * that quick toggling ends in what was asked for last; a call that fails takes the tick back.
 */
export class CartToggle {
  private readonly wishes = observable.map<string, Wish>({}, { deep: false })
  private working: Promise<boolean> | null = null
  /** The product whose last change failed. */
  failedKey: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'working' | 'wishes'>(
      this,
      { dependencies: false, working: false, wishes: false },
      { autoBind: true },
    )
  }

  isOn(suggestion: ProductSuggestion): boolean {
    const key = productKey(suggestion.product)
    return this.wishes.get(key)?.isOn ?? this.dependencies.isInCart(key)
  }

  toggle(suggestion: ProductSuggestion): void {
    this.failedKey = null
    this.wishes.set(productKey(suggestion.product), { suggestion, isOn: !this.isOn(suggestion) })
    void this.settle()
  }

  /** Resolves when nothing waits for the server any more, to whether it took all of it. */
  settle(): Promise<boolean> {
    this.working ??= this.work().finally(() => {
      this.working = null
    })
    return this.working
  }

  private async work(): Promise<boolean> {
    let tookAll = true
    while (this.wishes.size > 0) {
      const round = [...this.wishes]
      for (const [key, wish] of round) tookAll = (await this.grant(key, wish)) && tookAll
      if (!(await this.dependencies.refresh())) return this.giveUp(round)
      runInAction(() => {
        for (const [key, wish] of round) if (this.wishes.get(key) === wish) this.wishes.delete(key)
      })
    }
    return tookAll
  }

  /** The server may have taken the change, but nobody can tell: what was asked for stays, and can be asked for again. */
  private giveUp([last]: readonly (readonly [string, Wish])[]): false {
    this.failedKey = last?.[0] ?? null
    return false
  }

  private async grant(key: string, { suggestion, isOn }: Wish): Promise<boolean> {
    if (isOn === this.dependencies.isInCart(key)) return true
    try {
      await (isOn ? this.dependencies.add(suggestion) : this.dependencies.remove(suggestion))
      return true
    } catch {
      // The call's own policy has told the visitor; here the tick goes back and the row says so.
      runInAction(() => {
        this.failedKey = key
        this.wishes.delete(key)
      })
      return false
    }
  }
}
