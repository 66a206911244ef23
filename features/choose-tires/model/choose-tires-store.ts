import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { pendingCarts, productKey, type CartToggle, type PendingCarts } from '#entities/cart'
import { bookingAttemptPort } from '#entities/process'
import { sameSession } from '#entities/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/suggestions'
import { apiPort } from '#shared/api/client'
import { tireChangeProducts } from '#shared/api/contract/services/tires'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { abortAfter } from '#shared/store/abort-after'
import { Resource } from '#shared/store/resource'
import { tireCart, tireCartCalls } from './tire-cart'
import { rememberedTires, type TireMemory } from './tire-memory'
import {
  filledFrom,
  isForExistingCustomers,
  productsOf,
  tireHotelProducts,
  tirePickUpProducts,
  TIRE_ROLES,
} from './tire-products'
import { answered, isComplete, openQuestion, type TireChoice, type TireFlag } from './tire-questions'
import { changeRole, choiceOfCart, restored, rolesOf, type TireCase, type TireRole } from './tire-roles'

/** API calls of this store. */
const calls = { ...tireCartCalls, tireChangeProducts, tireHotelProducts, tirePickUpProducts }

/** Classification id of passenger cars (specification section 3). Other vehicles get the van's product. */
const PASSENGER_CAR = '1'
/** Provider of tire packages (specification section 3). */
const TIRE_PACKAGER = 'TIRE_PACKAGER'
/** Time limit for the suggested hotel product. It only prefills an answer, so the questions wait no longer for it. */
const PATIENCE_MS = 3_000

/** The visitor's answers to the tire questions, and the matching products in the cart. */
export class ChooseTiresStore {
  choice: TireChoice = []
  /** True when the products and the earlier answers are loaded, so that the questions can be shown. */
  isOpen = false
  readonly products: Resource<[], TireProducts>
  readonly cart: CartToggle
  /** The hotel product that the server suggests for the vehicle, by role. */
  readonly #suited: Resource<[], TireProducts>

  readonly #booking: BookingStore
  readonly #leftCarts: PendingCarts
  readonly #memory: TireMemory
  readonly #isSame: () => boolean

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#booking = get(bookingStore)
    this.#leftCarts = get(pendingCarts)
    this.#memory = rememberedTires(get(bookingAttemptPort))
    this.#isSame = sameSession(get)
    this.products = new Resource(async (signal) => {
      const products = await api.tireChangeProducts({}, { signal })
      if (products.tireHotelPickUpProduct) return products
      return filledFrom(products, await api.tirePickUpProducts({}, { signal }).catch(() => undefined))
    })
    this.#suited = new Resource((signal) =>
      api.tireHotelProducts({ body: { tiresInHotel: null } }, { signal: abortAfter(PATIENCE_MS, signal) }),
    )
    this.cart = tireCart({ api, booking: this.#booking, leftCarts: this.#leftCarts, isSame: this.#isSame })
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true })
  }

  /** Loads the products, then restores the earlier answers. Waits for pending cart changes of earlier steps first. */
  async open(): Promise<void> {
    const [isRead] = await Promise.all([this.products.load(), this.#suited.load(), this.#leftCarts.work])
    if (!isRead || this.isOpen) return
    runInAction(() => {
      this.recall()
      this.isOpen = true
    })
  }

  /** Reloads the products, because their prices have changed. */
  reload(): void {
    void (this.isOpen ? this.products.load() : this.open())
  }

  answer(answer: TireFlag): void {
    if (this.#booking.isLocked) return
    const isNew = !this.choice.includes(answer)
    this.choice = answered(this.choice, answer)
    // Preselects 'currently in the hotel' if the server reports it (TI-03).
    if (isNew && answer === 'tireHotel' && this.isReportedInHotel)
      this.choice = answered(this.choice, 'tiresCurrentlyInHotel')
    this.#memory.write(this.choice)
    this.reconcile()
  }

  clear(): void {
    this.choice = []
    this.#memory.write(this.choice)
    this.reconcile()
  }

  /**
   * The keys of the products the answers require, as one comparable value, or null if the cart has been changed
   * elsewhere. Call `follow` whenever the value changes, because other tabs and steps can change the cart (TI-06,
   * TI-07).
   */
  get desiredKeys(): string | null {
    return this.isGone || this.isOverruled ? null : this.desired.map(({ product }) => productKey(product)).join()
  }

  follow(): void {
    if (!this.isOpen) return
    if (this.isOverruled) this.choice = choiceOfCart(this.rolesInCart)
    else if (this.isGone) this.clear()
    else this.reconcile()
  }

  /**
   * Retries failed cart changes. Resolves to true if all questions are answered and the cart matches. The answers may
   * have changed meanwhile.
   */
  async settle(): Promise<boolean> {
    this.reconcile()
    if (!(await this.cart.settle())) return false
    if (this.choice.length > 0) return !(this.isUnfinished || this.isNotFound)
    // A request sent before a reload may have changed the cart since the booking was read. Then shows its answers
    // first.
    if (await readBooking(this.#booking, this.#isSame)) runInAction(() => this.recall())
    return this.choice.length === 0
  }

  dispose(): void {
    this.isOpen = false
    this.products.reset()
    this.#suited.reset()
    // Pending changes are still sent after the step is left.
    this.#leftCarts.add(this.cart.settle())
  }

  /** The circumstances besides the answers that decide the products. */
  get case(): TireCase {
    const { booking } = this.#booking
    return {
      isVan: String(booking?.vehicle?.classification?.id ?? PASSENGER_CAR) !== PASSENGER_CAR,
      buysTires: booking?.order_items.some(({ product }) => product.provider === TIRE_PACKAGER) ?? false,
    }
  }

  /** True if the server reports that the vehicle's tires are in the hotel. */
  get isReportedInHotel(): boolean {
    const [products, suited] = [this.products.latest, this.#suited.latest?.tireHotelNewCustomerProduct]
    return Boolean(products && suited && isForExistingCustomers(products, suited))
  }

  product(role: TireRole): ProductSuggestion | null {
    return this.listing?.[role] ?? null
  }

  get hasProducts(): boolean {
    return this.all.length > 0
  }

  /** True if the answers require a hotel product that the workshop does not sell (TI-09). */
  get isNotFound(): boolean {
    const change = changeRole(this.case)
    return this.isOpen && rolesOf(this.choice, this.case).some((role) => role !== change && this.product(role) === null)
  }

  /** True while earlier answers may exist but are not restored yet. */
  get isWaiting(): boolean {
    return !this.isOpen && (this.products.state.status !== 'failed' || this.#memory.read() !== null)
  }

  /** True if some but not all questions are answered (TI-08). */
  get isUnfinished(): boolean {
    return this.choice.length > 0 && !isComplete(this.choice)
  }

  /** The first unanswered question, or null. */
  get question(): ReturnType<typeof openQuestion> {
    return openQuestion(this.choice)
  }

  /**
   * True if the cart differs from the answers, or could not be refetched. Failures of obsolete changes do not count.
   */
  get hasFailed(): boolean {
    if (this.#booking.isLocked) return false
    const { wrong } = this
    return this.all.some((product) => {
      const failure = this.cart.failureOf(product)
      return failure && (failure.kind === 'unread' || wrong.includes(product))
    })
  }

  private get all(): readonly ProductSuggestion[] {
    return this.listing ? productsOf(this.listing) : []
  }

  /** What the workshop sells. A hotel product that the list lacks is the suggested one (AS-03). */
  private get listing(): TireProducts | null {
    const { latest } = this.products
    return latest ? filledFrom(latest, this.#suited.latest) : null
  }

  private get desired(): readonly ProductSuggestion[] {
    return rolesOf(this.choice, this.case)
      .map((role) => this.product(role))
      .filter((product) => product !== null)
  }

  /** True if no product of the answers is in the cart, because it was changed elsewhere (TI-07). */
  private get isGone(): boolean {
    return this.desired.length > 0 && !this.hasFailed && !this.all.some((product) => this.cart.isOn(product))
  }

  /** The products in the cart that are not desired, and the desired ones that are missing. */
  private get wrong(): readonly ProductSuggestion[] {
    const desired = new Set(this.desired.map(({ product }) => productKey(product)))
    return this.all.filter((product) => this.cart.isOn(product) !== desired.has(productKey(product.product)))
  }

  /** Makes the cart match the answers. Removals are sent before additions. */
  private reconcile(): void {
    if (!this.isOpen || this.#booking.isLocked) return
    const { wrong } = this
    const going = wrong.filter((product) => this.cart.isOn(product))
    for (const product of [...going, ...wrong.filter((one) => !going.includes(one))]) this.cart.toggle(product)
  }

  /** True if another tab has reserved a time while the cart held other products than the answers require. */
  private get isOverruled(): boolean {
    if (!this.isOpen || !this.#booking.isLocked) return false
    const desired = new Set(rolesOf(this.choice, this.case))
    return TIRE_ROLES.some((role) => this.isInCart(role) && !desired.has(role))
  }

  private get rolesInCart(): ReadonlySet<TireRole> {
    return new Set(TIRE_ROLES.filter((role) => this.isInCart(role)))
  }

  private recall(): void {
    this.choice = restored(this.#memory.read(), this.rolesInCart, this.product(changeRole(this.case)) !== null)
    this.#memory.write(this.choice)
  }

  private isInCart(role: TireRole): boolean {
    const product = this.product(role)
    return product !== null && this.cart.isOn(product)
  }
}

export const chooseTiresStore = defineStore('choose-tires', (get) => new ChooseTiresStore(get))
