import { makeAutoObservable, when } from 'mobx'
import { EXTRA_STAGE, productKey, STAGE, type ListedProduct } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { toyotaRecalls } from '#shared/api/contract/vehicle'
import {
  additionalServices,
  extraAdditionalServices,
  extraServices,
  services,
} from '#shared/api/contract/services/listings'
import type { Booking } from '#shared/api/nouns/booking'
import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { Recall } from '#shared/api/nouns/trade'
import { Resource } from '#shared/store/resource'
import { keepSame, keepSameCategories } from './keep-same'
import { isReplacementCar } from './replacement-car'

/** API calls of the sections. */
export const sectionCalls = { additionalServices, extraAdditionalServices, extraServices, services, toyotaRecalls }

/** Category id of GET /additional-services/v2 (specification section 9). */
const ADDITIONAL_CATEGORY_ID = 3

/** Tests whether the car is of the make whose recalls the server lists (AS-02). */
export const hasRecalls = (booking: Booking | null): boolean => /toyota/i.test(booking?.vehicle?.make ?? '')

/** How long services that have arrived wait for the facts. */
const FACTS_MS = 250

/**
 * Services that the workshop offers for the car, in three sections that load and fail independently, and the open
 * recalls of the car.
 */
export class Sections {
  readonly recalls: Resource<[], readonly Recall[]>
  readonly scheduled: Resource<[], readonly ProductSuggestion[]>
  readonly additional: Resource<[], readonly ProductSuggestion[]>
  readonly extra: Resource<[], readonly ServiceCategory[]>
  /** True if a fact of the vehicle arrived after the scheduled services, which it normally stands above. */
  areFactsLate = false

  /** `areFactsKnown` tells whether the calls for the facts of the vehicle have been answered. */
  constructor(api: Client<typeof sectionCalls>, areFactsKnown: () => boolean) {
    this.recalls = new Resource(async (signal) => {
      const recalls = await api.toyotaRecalls({}, { signal })
      if (recalls.length > 0) this.placeFacts()
      return recalls
    })
    this.scheduled = new Resource(async (signal) => {
      const known = this.scheduled.latest
      const services = keepSame(known, await api.services({ query: {} }, { signal }))
      // The calls go side by side. A fact that comes right after the services may still stand above them.
      if (!known) await when(areFactsKnown, { timeout: FACTS_MS }).catch(() => {})
      return services
    })
    this.additional = new Resource(async (signal) => {
      const query = { categoryId: ADDITIONAL_CATEGORY_ID }
      return keepSame(this.additional.latest, await api.additionalServices({ query }, { signal }))
    })
    this.extra = new Resource(async (signal) =>
      keepSameCategories(this.extra.latest, await extraCategories(api, signal)),
    )
    makeAutoObservable(this)
  }

  load(): void {
    for (const section of this.all) void section.load()
  }

  /** Call when a fact of the vehicle has arrived. */
  placeFacts(): void {
    this.areFactsLate ||= this.scheduled.hasAnswered
  }

  /** The services of the loaded sections, from top to bottom. */
  get listing(): readonly ProductSuggestion[] {
    const extra = (this.extra.latest ?? []).flatMap(({ products }) => products)
    return [...(this.scheduled.latest ?? []), ...(this.additional.latest ?? []), ...extra]
  }

  /** True if a loaded section offers a replacement car. */
  get sellsReplacementCar(): boolean {
    return this.listing.some(isReplacementCar)
  }

  /** True if all sections have loaded and are empty. */
  get isEmpty(): boolean {
    return this.all.every(({ state, latest }) => state.status !== 'failed' && latest?.length === 0)
  }

  /**
   * Returns the stage of a product. A product keeps the stage that it was offered for, in whichever section it is
   * ticked.
   */
  stageOf({ product }: ListedProduct): string {
    return this.extraKeys.has(productKey(product)) ? EXTRA_STAGE : STAGE
  }

  /** Resets all sections but the extra services, because `stageOf` still needs their product keys. */
  reset(): void {
    for (const section of [this.recalls, this.scheduled, this.additional]) section.reset()
  }

  private get all() {
    return [this.scheduled, this.additional, this.extra]
  }

  private get extraKeys(): ReadonlySet<string> {
    const products = (this.extra.latest ?? []).flatMap((category) => category.products)
    return new Set(products.map(({ product }) => productKey(product)))
  }
}

/** Loads the extra services by their two calls and returns the categories that are not empty. */
async function extraCategories(
  api: Client<typeof sectionCalls>,
  signal: AbortSignal,
): Promise<readonly ServiceCategory[]> {
  const query = { stage: EXTRA_STAGE }
  const [categories, more] = await Promise.all([
    api.extraServices({ query }, { signal }),
    api.extraAdditionalServices({ query }, { signal }),
  ])
  return [...categories, ...more].filter(({ products }) => products.length > 0)
}
