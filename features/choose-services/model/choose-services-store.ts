import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle } from '#entities/cart'
import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { Client } from '#shared/api/client'
import {
  addProductsToCart,
  additionalServices,
  extraAdditionalServices,
  extraServices,
  removeProductsFromCart,
  services,
} from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = {
  addProductsToCart,
  additionalServices,
  extraAdditionalServices,
  extraServices,
  removeProductsFromCart,
  services,
}

/** The category that GET /additional-services/v2 is asked for (SPEC.md section 9). */
const ADDITIONAL_CATEGORY_ID = 3
const STAGE = 'DEFAULT'
const EXTRA_STAGE = 'ADDITIONAL_EXTRA_SERVICES'

/** What the workshop offers for this car, in three sections that load and fail on their own, and the visitor's choices. */
class ChooseServicesStore {
  readonly scheduled: Resource<[], readonly ProductSuggestion[]>
  readonly additional: Resource<[], readonly ProductSuggestion[]>
  readonly extra: Resource<[], readonly ServiceCategory[]>
  readonly cart: CartToggle

  constructor(api: Client<typeof calls>, booking: BookingStore) {
    this.scheduled = new Resource((signal) => api.services({ query: {} }, { signal }))
    this.additional = new Resource((signal) =>
      api.additionalServices({ query: { categoryId: ADDITIONAL_CATEGORY_ID } }, { signal }),
    )
    this.extra = new Resource((signal) => extraCategories(api, signal))
    this.cart = new CartToggle({
      isInCart: (key) => cartKeys(booking.booking?.order_items ?? []).has(key),
      add: (suggestion) => {
        const item = cartItem(suggestion)
        return api.addProductsToCart({ query: { stage: STAGE, ...calculator(suggestion) }, body: [item] })
      },
      remove: (suggestion) => api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(suggestion)] }),
      refresh: async () => {
        const isRead = await booking.resource.load()
        if (isRead) this.load()
        return isRead
      },
    })
    makeAutoObservable(this, { scheduled: false, additional: false, extra: false, cart: false }, { autoBind: true })
  }

  /** Starts, or repeats, what each section shows. */
  load(): void {
    void this.scheduled.load()
    void this.additional.load()
    void this.extra.load()
  }

  dispose(): void {
    for (const section of [this.scheduled, this.additional, this.extra]) section.reset()
  }

  /** All sections have answered and none has anything. */
  get isEmpty(): boolean {
    const sections = [this.scheduled, this.additional, this.extra]
    return sections.every(({ state, latest }) => state.status === 'ready' && latest?.length === 0)
  }
}

const calculator = ({ calculatorId }: ProductSuggestion) => (calculatorId === null ? {} : { calculatorId })

/** Both calls of the extra services, as one list without the categories that have nothing. */
async function extraCategories(api: Client<typeof calls>, signal: AbortSignal): Promise<readonly ServiceCategory[]> {
  const [categories, more] = await Promise.all([
    api.extraServices({ query: { stage: EXTRA_STAGE } }, { signal }),
    api.extraAdditionalServices({ query: { stage: EXTRA_STAGE } }, { signal }),
  ])
  return [...categories, ...more].filter(({ products }) => products.length > 0)
}

export const chooseServicesStore = defineStore(
  'choose-services',
  (get) => new ChooseServicesStore(get(apiPort)(calls), get(bookingStore)),
)
