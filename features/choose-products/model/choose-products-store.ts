import { makeAutoObservable, when } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, pendingCarts, STAGE, type PendingCarts } from '#entities/cart'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** API calls of this store. */
const calls = { addProductsToCart, removeProductsFromCart }

/** What a process sets for the step. */
export interface ProductOptions {
  readonly title: string
  readonly lead?: string
  /** Lists what is sold, usually by a call of the contract. */
  readonly list: (get: StoreResolver, signal: AbortSignal) => Promise<readonly ProductSuggestion[]>
  /** 'one' for exactly one product, 'any' for any number of them but none. */
  readonly choice: 'one' | 'any'
}

/** The products of the list, and which of them are in the order. */
export class ChooseProductsStore {
  readonly products: Resource<[], readonly ProductSuggestion[]>
  readonly cart: CartToggle
  readonly #booking: BookingStore
  readonly #leftCarts: PendingCarts
  readonly #isSingle: boolean

  constructor(get: StoreResolver, { list, choice }: Pick<ProductOptions, 'list' | 'choice'>) {
    const api = get(apiPort)(calls)
    const booking = get(bookingStore)
    const isSame = sameSession(get)
    this.#booking = booking
    this.#leftCarts = get(pendingCarts)
    this.#isSingle = choice === 'one'
    this.products = new Resource((signal) => list(get, signal))
    this.cart = new CartToggle({
      isInCart: (key) => cartKeys(booking.booking?.order_items ?? []).has(key),
      add: (product) => {
        const { calculatorId } = product
        const query = { stage: STAGE, ...(calculatorId !== null && { calculatorId }) }
        return api.addProductsToCart({ query, body: [cartItem(product)] })
      },
      remove: (product) => api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
      refresh: async () => {
        await when(() => booking.resource.state.status !== 'loading')
        return readBooking(booking, isSame)
      },
      isSameSession: () => isSame() && !booking.isLocked,
      earlier: this.#leftCarts.work,
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get all(): readonly ProductSuggestion[] {
    return this.products.latest ?? []
  }

  get isLocked(): boolean {
    return this.#booking.isLocked
  }

  get chosen(): readonly ProductSuggestion[] {
    return this.all.filter((product) => this.cart.isOn(product))
  }

  /** True if nothing of the list is chosen, or two products of which one had to go and could not be removed. */
  get isMissing(): boolean {
    return this.#isSingle ? this.chosen.length !== 1 : this.chosen.length === 0
  }

  /** True if the server has refused a change. The order's panel says if only its refetch has failed. */
  get hasFailed(): boolean {
    return this.all.some((product) => this.cart.failureOf(product)?.kind === 'refused')
  }

  /** Chooses a product, in place of the present one if there can be only one, or takes it back. */
  choose(product: ProductSuggestion): void {
    if (this.isLocked) return
    if (!this.#isSingle) return this.cart.toggle(product)
    for (const other of this.chosen) if (other !== product) this.cart.toggle(other)
    if (!this.cart.isOn(product)) this.cart.toggle(product)
  }

  /** Sends what is not sent yet. Resolves to true if the server has all of it, and something is chosen. */
  async settle(): Promise<boolean> {
    return (await this.cart.settle()) && !this.isMissing
  }

  dispose(): void {
    this.products.reset()
    // Pending changes are still sent after the step is left.
    this.#leftCarts.add(this.cart.settle())
  }
}
