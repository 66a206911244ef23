import { makeAutoObservable, runInAction } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, leftCarts, productKey, type LeftCarts, type Offer } from '#entities/cart'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { addAutomaticallyAddedProducts, toyotaRecalls } from '#shared/api/contract/other'
import {
  addProductsToCart,
  additionalServices,
  extraAdditionalServices,
  extraServices,
  removeProductsFromCart,
  services,
} from '#shared/api/contract/services'
import type { OrderItem } from '#shared/api/nouns/entities'
import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { Recall } from '#shared/api/nouns/trade'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { until } from '#shared/store/until'
import type { ChoicesContext, ChoicesStore } from './choices-store'
import { ContentsStore, contentsCalls } from './contents-store'
import { keepSame, keepSameCategories } from './offers'
import { detailCalls, ProductDetails } from './product-details'
import { serviceCodeCalls, ServiceCodeStore } from './service-code-store'

/** The calls made here. */
const calls = {
  ...contentsCalls,
  ...detailCalls,
  ...serviceCodeCalls,
  addAutomaticallyAddedProducts,
  addProductsToCart,
  additionalServices,
  extraAdditionalServices,
  extraServices,
  removeProductsFromCart,
  services,
  toyotaRecalls,
}

/** The category that GET /additional-services/v2 is asked for (SPEC.md section 9). */
const ADDITIONAL_CATEGORY_ID = 3
const STAGE = 'DEFAULT'
const EXTRA_STAGE = 'ADDITIONAL_EXTRA_SERVICES'

/** What the workshop offers for this car, in three sections that load and fail on their own, and the visitor's choices. */
export class ChooseServicesStore {
  readonly recalls: Resource<[], readonly Recall[]>
  readonly scheduled: Resource<[], readonly ProductSuggestion[]>
  readonly additional: Resource<[], readonly ProductSuggestion[]>
  readonly extra: Resource<[], readonly ServiceCategory[]>
  readonly cart: CartToggle
  readonly details: ProductDetails
  readonly code: ServiceCodeStore
  readonly contents: ContentsStore
  /** They came after the services that they would stand above. */
  areRecallsLate = false
  private isHere = false
  private choices: ChoicesStore | null = null

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    private readonly left: LeftCarts,
    private readonly isSame: () => boolean,
  ) {
    this.recalls = new Resource(async (signal) => {
      const recalls = await api.toyotaRecalls({}, { signal })
      runInAction(() => (this.areRecallsLate = this.scheduled.hasAnswered))
      return recalls
    })
    this.scheduled = new Resource(async (signal) =>
      keepSame(this.scheduled.latest, await api.services({ query: {} }, { signal })),
    )
    this.additional = new Resource(async (signal) => {
      const query = { categoryId: ADDITIONAL_CATEGORY_ID }
      return keepSame(this.additional.latest, await api.additionalServices({ query }, { signal }))
    })
    this.extra = new Resource(async (signal) =>
      keepSameCategories(this.extra.latest, await extraCategories(api, signal)),
    )
    this.cart = new CartToggle({
      isInCart: (key) => this.cartKeys.has(key),
      add: (offer) => {
        const { calculatorId } = offer
        const customizations = this.choices?.words(offer) ?? []
        return api.addProductsToCart({
          query: { stage: this.stageOf(offer), ...(calculatorId !== null && { calculatorId }) },
          body: [{ ...cartItem(offer), ...(customizations.length > 0 && { customizations }) }],
        })
      },
      remove: async (offer) => {
        await api.removeProductsFromCart({ query: { stage: this.stageOf(offer) }, body: [cartItem(offer)] })
        this.choices?.forget(offer)
      },
      refresh: () => this.refresh(),
      mayStill: () => this.mayStill,
      earlier: left.work,
    })
    this.details = new ProductDetails(api)
    this.code = new ServiceCodeStore(api, { booking, isSame, isHere: () => this.isHere })
    this.contents = new ContentsStore(api)
    const sections = { recalls: false, scheduled: false, additional: false, extra: false } as const
    const parts = {
      cart: false,
      choices: false,
      choosing: false,
      code: false,
      contents: false,
      details: false,
    } as const
    const own = { api: false, booking: false, left: false, isSame: false } as const
    makeAutoObservable<this, keyof typeof sections | keyof typeof parts | keyof typeof own | 'isHere'>(
      this,
      { ...sections, ...parts, ...own, isHere: false },
      { autoBind: true },
    )
  }

  /** Starts what the screen shows. */
  load(): void {
    this.isHere = true
    // First, as the smallest: it stands above all the others.
    void this.recalls.load()
    this.loadOffers()
    this.code.restore()
  }

  dispose(): void {
    this.isHere = false
    for (const part of [this.recalls, this.scheduled, this.additional]) part.reset()
    this.code.dispose()
    this.contents.close()
    // What was asked for is sent all the same, with what is known of the products.
    this.left.add(this.settle().then(() => this.isHere || this.forget()))
  }

  get isLocked(): boolean {
    return this.booking.isLocked
  }

  /** All sections have answered and none has anything. */
  get isEmpty(): boolean {
    const sections = [this.scheduled, this.additional, this.extra]
    return sections.every(({ state, latest }) => state.status !== 'failed' && latest?.length === 0)
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
    void this.scheduled.load()
    void this.additional.load()
    void this.extra.load()
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

  private get extraKeys(): ReadonlySet<string> {
    const products = (this.extra.latest ?? []).flatMap((category) => category.products)
    return new Set(products.map(({ product }) => productKey(product)))
  }

  /** A product is chosen, and taken out again, for the stage that it was offered for, wherever it is shown. */
  private stageOf({ product }: Offer): string {
    return this.extraKeys.has(productKey(product)) ? EXTRA_STAGE : STAGE
  }

  private forget(): void {
    this.extra.reset()
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

/** Both calls of the extra services, as one list without the categories that have nothing. */
async function extraCategories(api: Client<typeof calls>, signal: AbortSignal): Promise<readonly ServiceCategory[]> {
  const query = { stage: EXTRA_STAGE }
  const [categories, more] = await Promise.all([
    api.extraServices({ query }, { signal }),
    api.extraAdditionalServices({ query }, { signal }),
  ])
  return [...categories, ...more].filter(({ products }) => products.length > 0)
}

export const chooseServicesStore = defineStore(
  'choose-services',
  (get) => new ChooseServicesStore(get(apiPort)(calls), get(bookingStore), get(leftCarts), sameSession(get)),
)
