import { makeAutoObservable } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, leftCarts, type LeftCarts, type Offer } from '#entities/cart'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { addAutomaticallyAddedProducts } from '#shared/api/contract/other'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services'
import type { OrderItem } from '#shared/api/nouns/entities'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { until } from '#shared/store/until'
import type { ChoicesContext, ChoicesStore } from './choices-store'
import { ContentsStore, contentsCalls } from './contents-store'
import { detailCalls, ProductDetails } from './product-details'
import { sectionCalls, Sections } from './sections'
import { serviceCodeCalls, ServiceCodeStore } from './service-code-store'

/** The calls made here. */
const calls = {
  ...contentsCalls,
  ...detailCalls,
  ...sectionCalls,
  ...serviceCodeCalls,
  addAutomaticallyAddedProducts,
  addProductsToCart,
  removeProductsFromCart,
}

/** What the workshop offers for this car, and the visitor's choices. */
export class ChooseServicesStore {
  readonly sections: Sections
  readonly cart: CartToggle
  readonly details: ProductDetails
  readonly code: ServiceCodeStore
  readonly contents: ContentsStore
  private isHere = false
  private choices: ChoicesStore | null = null

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    private readonly left: LeftCarts,
    private readonly isSame: () => boolean,
  ) {
    this.sections = new Sections(api)
    this.cart = new CartToggle({
      isInCart: (key) => this.cartKeys.has(key),
      add: (offer) => {
        const { calculatorId } = offer
        const customizations = this.choices?.words(offer) ?? []
        return api.addProductsToCart({
          query: { stage: this.sections.stageOf(offer), ...(calculatorId !== null && { calculatorId }) },
          body: [{ ...cartItem(offer), ...(customizations.length > 0 && { customizations }) }],
        })
      },
      remove: async (offer) => {
        await api.removeProductsFromCart({ query: { stage: this.sections.stageOf(offer) }, body: [cartItem(offer)] })
        this.choices?.forget(offer)
      },
      refresh: () => this.refresh(),
      mayStill: () => this.mayStill,
      earlier: left.work,
    })
    this.details = new ProductDetails(api)
    this.code = new ServiceCodeStore(api, { booking, isSame, isHere: () => this.isHere })
    this.contents = new ContentsStore(api)
    const parts = {
      cart: false,
      choices: false,
      choosing: false,
      code: false,
      contents: false,
      details: false,
      sections: false,
    } as const
    const own = { api: false, booking: false, left: false, isSame: false } as const
    makeAutoObservable<this, keyof typeof parts | keyof typeof own | 'isHere'>(
      this,
      { ...parts, ...own, isHere: false },
      { autoBind: true },
    )
  }

  /** Starts what the screen shows. */
  load(): void {
    this.isHere = true
    // First, as the smallest: it stands above all the others.
    void this.sections.recalls.load()
    this.loadOffers()
    this.code.restore()
  }

  dispose(): void {
    this.isHere = false
    this.sections.reset()
    this.code.dispose()
    this.contents.close()
    // What was asked for is sent all the same, with what is known of the products.
    this.left.add(this.settle().then(() => this.isHere || this.forget()))
  }

  get isLocked(): boolean {
    return this.booking.isLocked
  }

  /** Resolves to whether the server has all that was chosen. */
  settle(): Promise<boolean> {
    return (this.choices ?? this.cart).settle()
  }

  /** The choices about products, made by whoever is the first to show one: their code comes with it. */
  choosing(make: (context: ChoicesContext) => ChoicesStore): ChoicesStore {
    const { api, booking, cart, details } = this
    return (this.choices ??= make({ api, booking, cart, details, mayStill: () => this.mayStill }))
  }

  /** What a product has brought along into the order. */
  additionsOf({ product }: Offer): readonly OrderItem[] {
    return this.additions.filter(({ addedBy }) => String(addedBy) === String(product.id))
  }

  /** Its change, or a choice about it, was not taken. */
  hasFailure(offer: Offer): boolean {
    return this.cart.failureOf(offer) !== undefined || (this.choices?.hasFailure(offer) ?? false)
  }

  /** Prices and products may be others after a change; not where the step was left meanwhile. */
  loadOffers(): void {
    if (!this.isHere) return
    this.sections.load()
    this.code.load()
  }

  private get additions(): readonly OrderItem[] {
    return this.orderItems.filter(({ addedBy }) => addedBy !== null)
  }

  private get cartKeys(): ReadonlySet<string> {
    return cartKeys(this.orderItems)
  }

  private get orderItems(): readonly OrderItem[] {
    return this.booking.booking?.order_items ?? []
  }

  private forget(): void {
    this.sections.extra.reset()
    this.cart.giveUp()
    this.choices?.dispose()
    this.details.dispose()
  }

  /** The booking is the one that the step was opened for, and open. */
  private get mayStill(): boolean {
    return this.isSame() && this.booking.booking !== null && !this.booking.isLocked
  }

  /** After a change: what it brings along, then the booking, then what is on offer with it. */
  private async refresh(): Promise<boolean> {
    try {
      if (this.booking.booking && this.isSame()) await this.api.addAutomaticallyAddedProducts()
    } catch {
      return false
    }
    const { booking, isSame } = this
    // Who has begun a read after this step was left counts on it.
    if (!this.isHere) await until(() => booking.resource.state.status !== 'loading')
    const isRead = await readBooking(booking, isSame)
    if (isRead) this.loadOffers()
    return isRead
  }
}

export const chooseServicesStore = defineStore(
  'choose-services',
  (get) => new ChooseServicesStore(get(apiPort)(calls), get(bookingStore), get(leftCarts), sameSession(get)),
)
