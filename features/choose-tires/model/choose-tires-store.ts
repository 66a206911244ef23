import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, readBooking } from '#entities/booking'
import { leftCarts, productKey, type CartToggle } from '#entities/cart'
import { wizardStore } from '#entities/process'
import { sameSession } from '#entities/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { Client } from '#shared/api/client'
import { tireChangeProducts, tireHotelProduct } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { giveUpAfter } from '#shared/store/give-up-after'
import { Resource } from '#shared/store/resource'
import { tireCart, tireCartCalls, type TireCartDependencies } from './tire-cart'
import { rememberedTires, type TireMemory } from './tire-memory'
import { isForExistingCustomers, productsOf, TIRE_ROLES } from './tire-offers'
import { answered, isComplete, openQuestion, type TireChoice, type TireFlag } from './tire-questions'
import { changeRole, choiceOfCart, recalled, rolesOf, type TireCase, type TireRole } from './tire-roles'

/** The calls made here. */
const calls = { ...tireCartCalls, tireChangeProducts, tireHotelProduct }

/** The classification of passenger cars (SPEC.md section 3); other vehicles get the van's product. */
const PASSENGER_CAR = 1
/** Who sells tires as packages (SPEC.md section 3). */
const TIRE_PACKAGER = 'TIRE_PACKAGER'
/** What the server knows of the hotel is a convenience: the questions wait for it no longer than this. */
const PATIENCE_MS = 3_000

interface Dependencies extends TireCartDependencies {
  /** Reads the booking anew; resolves to whether that was done. Never rejects. */
  readonly read: () => Promise<boolean>
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
      api.tireHotelProduct({ body: { tiresInHotel: null } }, { signal: giveUpAfter(PATIENCE_MS, signal) }),
    )
    this.cart = tireCart(dependencies)
    makeAutoObservable<this, 'dependencies' | 'suited'>(
      this,
      { choice: observableRef, products: false, cart: false, dependencies: false, suited: false },
      { autoBind: true },
    )
  }

  /** Reads what is sold, then takes up what has been answered before. What an earlier step still sends is in the cart by then. */
  async open(): Promise<void> {
    const { left } = this.dependencies
    const [isRead] = await Promise.all([this.products.load(), this.suited.load(), left.work])
    if (!isRead || this.isOpen) return
    runInAction(() => {
      this.recall()
      this.isOpen = true
    })
  }

  /** Reads the products anew: their prices have changed. */
  reload(): void {
    void (this.isOpen ? this.products.load() : this.open())
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
   * What is to be in the cart, as one value that can be watched; null where what was answered for is not what is booked any more.
   * `follow` is to be called whenever it changes: the cart may have been changed from elsewhere (TI-06, TI-07).
   */
  get wish(): string | null {
    return this.isGone || this.isOverruled ? null : this.wished.map(({ product }) => productKey(product)).join()
  }

  follow(): void {
    if (!this.isOpen) return
    if (this.isOverruled) this.choice = choiceOfCart(this.rolesInCart)
    else if (this.isGone) this.clear()
    else this.reconcile()
  }

  /**
   * Puts the cart right once more where that has failed. Resolves to whether it holds what was answered, and all was: there may
   * have been another answer since.
   */
  async settle(): Promise<boolean> {
    this.reconcile()
    if (!(await this.cart.settle())) return false
    if (this.choice.length > 0) return !(this.isUnfinished || this.isNotFound)
    // What the page had asked for before it was reloaded may have come since the booking was read; then it is shown first.
    if (await this.dependencies.read()) runInAction(() => this.recall())
    return this.choice.length === 0
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
    const [offers, suited] = [this.products.latest, this.suited.latest]
    return Boolean(offers && suited && isForExistingCustomers(offers, suited))
  }

  offer(role: TireRole): ProductSuggestion | null {
    return this.products.latest?.[role] ?? null
  }

  get isAnythingSold(): boolean {
    return this.all.length > 0
  }

  /** A hotel product that was answered for is not sold here (TI-09). */
  get isNotFound(): boolean {
    const change = changeRole(this.case)
    return this.isOpen && rolesOf(this.choice, this.case).some((role) => role !== change && this.offer(role) === null)
  }

  /** It is not known yet what has been answered before, and something may have been. */
  get isWaiting(): boolean {
    return !this.isOpen && (this.products.state.status !== 'failed' || this.dependencies.memory.read() !== null)
  }

  /** Something was answered, and not everything (TI-08). */
  get isUnfinished(): boolean {
    return this.choice.length > 0 && !isComplete(this.choice)
  }

  /** The question the visitor is at. */
  get question(): ReturnType<typeof openQuestion> {
    return openQuestion(this.choice)
  }

  /** The cart is not as it was answered, or it is not known to be. What failed and is not wanted any more does not count. */
  get hasFailed(): boolean {
    if (this.dependencies.booking.isLocked) return false
    const { wrong } = this
    return this.all.some((product) => {
      const failure = this.cart.failureOf(product)
      return failure && (failure.kind === 'unread' || wrong.includes(product))
    })
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

  /** What is in the cart without being wished, and what is wished without being there. */
  private get wrong(): readonly ProductSuggestion[] {
    const wished = new Set(this.wished.map(({ product }) => productKey(product)))
    return this.all.filter((product) => this.cart.isOn(product) !== wished.has(productKey(product.product)))
  }

  /** Has in the cart what the answers stand for, and no other tire product. What goes, goes first. */
  private reconcile(): void {
    if (!this.isOpen || this.dependencies.booking.isLocked) return
    const { wrong } = this
    const going = wrong.filter((product) => this.cart.isOn(product))
    for (const product of [...going, ...wrong.filter((one) => !going.includes(one))]) this.cart.toggle(product)
  }

  /** Another tab has reserved a time for what was in the cart: nothing that was answered since came into it. */
  private get isOverruled(): boolean {
    if (!this.isOpen || !this.dependencies.booking.isLocked) return false
    const wished = new Set(rolesOf(this.choice, this.case))
    return TIRE_ROLES.some((role) => this.isInCart(role) && !wished.has(role))
  }

  private get rolesInCart(): ReadonlySet<TireRole> {
    return new Set(TIRE_ROLES.filter((role) => this.isInCart(role)))
  }

  private recall(): void {
    const { memory } = this.dependencies
    this.choice = recalled(memory.read(), this.rolesInCart, this.offer(changeRole(this.case)) !== null)
    memory.write(this.choice)
  }

  private isInCart(role: TireRole): boolean {
    const product = this.offer(role)
    return product !== null && this.cart.isOn(product)
  }
}

export const chooseTiresStore = defineStore('choose-tires', (get) => {
  const booking = get(bookingStore)
  const isSame = sameSession(get)
  return new ChooseTiresStore({
    api: get(apiPort)(calls),
    booking,
    left: get(leftCarts),
    isSame,
    read: () => readBooking(booking, isSame),
    memory: rememberedTires(get(wizardStore)),
  })
})
