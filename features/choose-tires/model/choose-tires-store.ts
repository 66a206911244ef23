import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore } from '#entities/booking'
import { leftCarts, productKey, type CartToggle } from '#entities/cart'
import { wizardStore } from '#entities/process'
import { sameSession } from '#entities/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/tire-products'
import type { Client } from '#shared/api/client'
import { tireChangeProducts, tireHotelProduct } from '#shared/api/contract/tires'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { tireCart, tireCartCalls, type TireCartDependencies } from './tire-cart'
import { rememberedTires, type TireMemory } from './tire-memory'
import { productsOf, TIRE_ROLES } from './tire-offers'
import { answered, isComplete, openQuestion, type TireChoice, type TireFlag } from './tire-questions'
import { choiceOfCart, rolesOf, type TireCase, type TireRole } from './tire-roles'

/** The calls made here. */
const calls = { ...tireCartCalls, tireChangeProducts, tireHotelProduct }

/** The classification of passenger cars (SPEC.md section 3); other vehicles get the van's product. */
const PASSENGER_CAR = 1
/** Who sells tires as packages (SPEC.md section 3). */
const TIRE_PACKAGER = 'TIRE_PACKAGER'
/** What the server knows of the hotel is a convenience: the questions wait for it no longer than this. */
const PATIENCE_MS = 3_000

interface Dependencies extends TireCartDependencies {
  readonly api: Client<typeof calls>
  readonly memory: TireMemory
}

/** The questions about the tires, and their answers' products in the cart. */
export class ChooseTiresStore {
  choice: TireChoice = []
  /** The questions may be shown: it is known what is sold, and what has been answered before. */
  isOpen = false
  readonly products: Resource<[], TireProducts>
  readonly cart: CartToggle
  /** The hotel product that the server would choose by the vehicle. */
  private readonly suited: Resource<[], ProductSuggestion | null>

  constructor(private readonly dependencies: Dependencies) {
    const { api } = dependencies
    this.products = new Resource((signal) => api.tireChangeProducts({}, { signal }))
    this.suited = new Resource((signal) =>
      api.tireHotelProduct(
        { body: { tiresInHotel: null } },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) },
      ),
    )
    this.cart = tireCart(dependencies)
    makeAutoObservable<this, 'dependencies' | 'suited'>(
      this,
      { choice: observableRef, products: false, cart: false, dependencies: false, suited: false },
      { autoBind: true },
    )
  }

  /** Reads what is sold, then takes up what has been answered before. */
  async open(): Promise<void> {
    const [isRead] = await Promise.all([this.products.load(), this.suited.load()])
    if (!isRead || this.isOpen) return
    runInAction(() => {
      this.choice = this.recalled()
      this.isOpen = true
    })
  }

  /** Reads the products anew: their prices have changed. */
  reload(): void {
    void this.products.load()
  }

  answer(answer: TireFlag): void {
    if (this.dependencies.booking.isLocked) return
    const isNew = !this.choice.includes(answer)
    this.choice = answered(this.choice, answer)
    // Where the server knows that the tires are there, that is the first guess (TI-03).
    if (isNew && answer === 'tireHotel' && this.isKnownInHotel)
      this.choice = answered(this.choice, 'tiresCurrentlyInHotel')
    this.dependencies.memory.write(this.choice)
    this.reconcile()
  }

  clear(): void {
    this.choice = []
    this.dependencies.memory.write(this.choice)
    this.reconcile()
  }

  /**
   * What is to be in the cart, as one value that can be watched; null where what was answered for has left it. `follow` is to be
   * called whenever it changes: the cart may have been changed from elsewhere (TI-06, TI-07).
   */
  get wish(): string | null {
    return this.isGone ? null : this.wished.map(({ product }) => productKey(product)).join()
  }

  follow(): void {
    if (this.wish === null) this.clear()
    else this.reconcile()
  }

  /** Puts the cart right once more where that has failed. Resolves to whether it holds what was answered. */
  async settle(): Promise<boolean> {
    this.reconcile()
    return this.cart.settle()
  }

  dispose(): void {
    this.isOpen = false
    this.products.reset()
    this.suited.reset()
    // What was asked for is sent all the same.
    this.dependencies.left.add(this.cart.settle())
  }

  /** What the products depend on besides the answers. */
  get case(): TireCase {
    const { booking } = this.dependencies.booking
    return {
      isVan: (booking?.vehicle?.classification?.id ?? PASSENGER_CAR) !== PASSENGER_CAR,
      buysTires: booking?.order_items.some(({ product }) => product.provider === TIRE_PACKAGER) ?? false,
    }
  }

  /** The server has tires of this vehicle in the hotel. */
  get isKnownInHotel(): boolean {
    const existing = this.products.latest?.tireHotelExistingCustomerProduct
    const suited = this.suited.latest
    return Boolean(existing && suited && productKey(existing.product) === productKey(suited.product))
  }

  offer(role: TireRole): ProductSuggestion | null {
    return this.products.latest?.[role] ?? null
  }

  get isAnythingSold(): boolean {
    return this.all.length > 0
  }

  /** A product that was answered for is not sold here (TI-09). */
  get isNotFound(): boolean {
    return this.isOpen && rolesOf(this.choice, this.case).some((role) => this.offer(role) === null)
  }

  /** Something was answered, and not everything (TI-08). */
  get isUnfinished(): boolean {
    return this.choice.length > 0 && !isComplete(this.choice)
  }

  /** The question the visitor is at. */
  get question(): ReturnType<typeof openQuestion> {
    return openQuestion(this.choice)
  }

  get hasFailed(): boolean {
    return this.all.some((product) => this.cart.failureOf(product) !== undefined)
  }

  private get all(): readonly ProductSuggestion[] {
    return this.products.latest ? productsOf(this.products.latest) : []
  }

  private get wished(): readonly ProductSuggestion[] {
    return rolesOf(this.choice, this.case)
      .map((role) => this.offer(role))
      .filter((product) => product !== null)
  }

  /** What was answered for has left the cart, by no change made here (TI-07). */
  private get isGone(): boolean {
    return this.wished.length > 0 && !this.hasFailed && !this.all.some((product) => this.cart.isOn(product))
  }

  /** Has in the cart what the answers stand for, and no other tire product. What goes, goes first. */
  private reconcile(): void {
    if (!this.isOpen || this.dependencies.booking.isLocked) return
    const wished = new Set(this.wished.map(({ product }) => productKey(product)))
    const wrong = this.all.filter((product) => this.cart.isOn(product) !== wished.has(productKey(product.product)))
    for (const product of wrong.filter((one) => this.cart.isOn(one))) this.cart.toggle(product)
    for (const product of wrong.filter((one) => wished.has(productKey(one.product)))) this.cart.toggle(product)
  }

  /** What is remembered counts as long as a tire product is in the cart (TI-07); without it the cart itself tells. */
  private recalled(): TireChoice {
    const inCart = new Set(TIRE_ROLES.filter((role) => this.isInCart(role)))
    if (inCart.size > 0) return this.dependencies.memory.read() ?? choiceOfCart(inCart)
    this.dependencies.memory.write([])
    return []
  }

  private isInCart(role: TireRole): boolean {
    const product = this.offer(role)
    return product !== null && this.cart.isOn(product)
  }
}

export const chooseTiresStore = defineStore(
  'choose-tires',
  (get) =>
    new ChooseTiresStore({
      api: get(apiPort)(calls),
      booking: get(bookingStore),
      left: get(leftCarts),
      isSame: sameSession(get),
      memory: rememberedTires(get(wizardStore)),
    }),
)
