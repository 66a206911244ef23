import { makeAutoObservable, when } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import {
  cartItem,
  cartKeys,
  CartToggle,
  pendingCarts,
  productKey,
  type PendingCarts,
  type ListedProduct,
} from '#entities/cart'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { askedOnceStore } from '#entities/process'
import { sameSession } from '#entities/session'
import { type Client, apiPort } from '#shared/api/client'
import { addAutomaticallyAddedProducts } from '#shared/api/contract/services/cart'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services/cart'
import { isMissing } from '#shared/api/errors'
import type { OrderItem } from '#shared/api/nouns/order'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { Parameter } from '#shared/api/nouns/product-parameters'
import { printedOrder } from '#shared/booking-facts/printed-order'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import type { ChoicesContext, ChoicesStore } from './choices-store'
import { cycleCalls, CycleStore } from './cycle-store'
import { bookedChoice, isDecisive, parameterKey } from './open-choices'
import { ContentsStore, contentsCalls, detailCalls, ProductDetails } from './product-details'
import { hasRecalls, sectionCalls, Sections } from './sections'
import { serviceCodeCalls, ServiceCodeStore } from './service-code-store'
import { t } from '../texts'

/** API calls of this store. */
const calls = {
  ...contentsCalls,
  ...cycleCalls,
  ...detailCalls,
  ...sectionCalls,
  ...serviceCodeCalls,
  addAutomaticallyAddedProducts,
  addProductsToCart,
  removeProductsFromCart,
}

/** Services that the workshop offers for the car, and the visitor's selection of them. */
export class ChooseServicesStore {
  readonly sections: Sections
  readonly cycle: CycleStore
  readonly cart: CartToggle
  readonly details: ProductDetails
  readonly code: ServiceCodeStore
  readonly contents: ContentsStore
  /** Keys of the open choices that Continue has asked for. The first one takes the focus. */
  askedFor: readonly string[] = []
  /** Number of times that Continue has asked. */
  asks = 0
  #isHere = false
  #choices: ChoicesStore | null = null
  readonly #api: Client<typeof calls>
  readonly #booking: BookingStore
  readonly #left: PendingCarts
  readonly #isSame: () => boolean
  readonly #notifications: NotificationStore
  /** Keys of the products that the visitor has removed since the booking was last read. */
  readonly #removed = new Set<string>()
  readonly #isNew: (open: readonly string[]) => boolean

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    const [booking, left, isSame] = [get(bookingStore), get(pendingCarts), sameSession(get)]
    this.#api = api
    this.#booking = booking
    this.#left = left
    this.#isSame = isSame
    this.#notifications = get(notificationStore)
    this.#isNew = (open) => get(askedOnceStore).ask(open)
    this.sections = new Sections(
      api,
      () => this.cycle.known.hasAnswered && (!hasRecalls(booking.booking) || this.sections.recalls.hasAnswered),
    )
    this.cycle = new CycleStore(api, booking, () => this.sections.placeFacts())
    this.cart = new CartToggle({
      isInCart: (key) => this.cartKeys.has(key),
      add: (listed) => {
        const { calculatorId } = listed
        const customizations = this.#choices?.customizationsOf(listed) ?? []
        return api.addProductsToCart({
          query: { stage: this.sections.stageOf(listed), ...(calculatorId !== null && { calculatorId }) },
          body: [{ ...cartItem(listed), ...(customizations.length > 0 && { customizations }) }],
        })
      },
      remove: async (listed) => {
        await api.removeProductsFromCart({ query: { stage: this.sections.stageOf(listed) }, body: [cartItem(listed)] })
        this.#choices?.forget(listed)
        this.#removed.add(productKey(listed.product))
      },
      refresh: () => this.refresh(),
      isSameSession: () => this.isSameSession,
      earlier: left.work,
    })
    this.details = new ProductDetails(api)
    this.code = new ServiceCodeStore(api, { booking, isSame, isHere: () => this.#isHere })
    this.contents = new ContentsStore(api)
    makeAutoObservable(this, { choosing: false }, { autoBind: true })
  }

  /** Starts loading the data of the screen. */
  load(): void {
    this.#isHere = true
    this.askedFor = []
    this.askForDetails()
    // These load first, because they are small and stand above the services.
    void this.cycle.known.load()
    if (hasRecalls(this.#booking.booking)) void this.sections.recalls.load()
    this.loadListing()
    this.code.restore()
  }

  dispose(): void {
    this.#isHere = false
    this.sections.reset()
    this.cycle.known.reset()
    this.code.dispose()
    this.contents.close()
    // Sends the pending changes even after the step was left. Product data is discarded afterwards.
    this.#left.add(this.settle().then(() => this.#isHere || this.discard()))
  }

  get isLocked(): boolean {
    return this.#booking.isLocked
  }

  /** True if the order contains a product. */
  get hasServices(): boolean {
    return this.orderItems.length > 0
  }

  /** Resolves to true if the server has accepted every change and choice. */
  settle(): Promise<boolean> {
    return (this.#choices ?? this.cart).settle()
  }

  /**
   * Asks for the choices that decide the work of a chosen service and are open, once each (RC-24). Returns false if there
   * is none to ask for, so that the visitor goes on.
   */
  askForChoices(): boolean {
    const open = this.openChoices
    if (!this.#isNew(open)) return false
    this.askedFor = open
    this.asks += 1
    return true
  }

  /** Returns true if something about the product has failed, or Continue has asked for its choice: it must be in view. */
  needsLook(listed: ListedProduct): boolean {
    return this.hasFailure(listed) || this.askedFor.some((key) => key.startsWith(parameterKey(listed, '')))
  }

  /**
   * Returns the choices store and creates it on first use. The caller passes the constructor, because the store's code
   * is in a lazily loaded chunk.
   */
  choosing(make: (context: ChoicesContext) => ChoicesStore): ChoicesStore {
    const { cart, details } = this
    const [api, booking] = [this.#api, this.#booking]
    return (this.#choices ??= make({ api, booking, cart, details, isSameSession: () => this.isSameSession }))
  }

  /** Returns the order items that the server added because of a product. */
  additionsOf({ product }: ListedProduct): readonly OrderItem[] {
    return this.additions.filter(({ addedBy }) => String(addedBy) === String(product.id))
  }

  /** Returns true if the last change of the product, or a choice about it, failed. */
  hasFailure(listed: ListedProduct): boolean {
    return this.cart.failureOf(listed) !== undefined || (this.#choices?.hasFailure(listed) ?? false)
  }

  /**
   * Reloads the listed services, because a change may alter prices and products. Does nothing after the step was left.
   */
  loadListing(): void {
    if (!this.#isHere) return
    this.sections.load()
    this.code.load()
  }

  /** Keys of the open choices of the listed services in the order, in the order of the screen. */
  private get openChoices(): readonly string[] {
    return [...this.sections.listing, ...(this.code.found.latest ?? [])]
      .filter((listed) => this.cart.isOn(listed))
      .flatMap((listed) => {
        const parameters = this.details.of(listed).latest?.parameters.filter(isDecisive) ?? []
        return parameters.filter((one) => this.chosen(listed, one) === null).map(({ id }) => parameterKey(listed, id))
      })
  }

  private chosen(listed: ListedProduct, parameter: Parameter): Identifier | null {
    return this.#choices
      ? this.#choices.chosen(listed, parameter)
      : bookedChoice(this.#booking.booking, listed, parameter.id)
  }

  /** Loads what can be chosen about the services with open choices, because their section may be closed. */
  private askForDetails(): void {
    for (const item of this.orderItems) if (item.open_choices) this.details.ask(item)
  }

  private get additions(): readonly OrderItem[] {
    const { booking } = this.#booking
    return booking ? printedOrder(booking).items.filter(({ addedBy }) => addedBy !== null) : []
  }

  private get cartKeys(): ReadonlySet<string> {
    return cartKeys(this.orderItems)
  }

  private get orderItems(): readonly OrderItem[] {
    return this.#booking.booking?.order_items ?? []
  }

  private discard(): void {
    this.sections.extra.reset()
    this.cart.giveUp()
    this.#choices?.dispose()
    this.details.dispose()
  }

  /** True while the session is unchanged, a booking is loaded, and the booking is not locked. */
  private get isSameSession(): boolean {
    return this.#isSame() && this.#booking.booking !== null && !this.#booking.isLocked
  }

  /**
   * Adds the products that follow from a change, then refetches the booking and the listed services. Resolves to true
   * if the booking was read.
   */
  private async refresh(): Promise<boolean> {
    try {
      if (this.#booking.booking && this.#isSame())
        await this.#api.addAutomaticallyAddedProducts({}, { handlesError: isMissing })
    } catch (error) {
      if (!isMissing(error)) return false
    }
    const booking = this.#booking
    // Waits for a read under way, because the next step may depend on its result.
    if (!this.#isHere) await when(() => booking.resource.state.status !== 'loading')
    const before = this.orderItems.filter(({ addedBy }) => addedBy === null)
    const isRead = await readBooking(booking, this.#isSame)
    if (!isRead) return false
    this.reportReplaced(before)
    this.loadListing()
    this.askForDetails()
    return true
  }

  /** Names the services that the server has replaced by another one, because the visitor did not remove them. */
  private reportReplaced(before: readonly OrderItem[]): void {
    const gone = before.filter((item) => {
      const [key = ''] = cartKeys([item])
      return !this.cartKeys.has(key) && !this.#removed.has(key)
    })
    this.#removed.clear()
    for (const { description } of gone) this.#notifications.success(t('replaced', { name: description }))
  }
}

export const chooseServicesStore = defineStore('choose-services', (get) => new ChooseServicesStore(get))
