import { makeAutoObservable, runInAction } from 'mobx'
import { productKey, type Offer } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { toyotaRecalls } from '#shared/api/contract/other'
import { additionalServices, extraAdditionalServices, extraServices, services } from '#shared/api/contract/services'
import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { Recall } from '#shared/api/nouns/trade'
import { Resource } from '#shared/store/resource'
import { keepSame, keepSameCategories } from './offers'

/** The calls made here. */
export const sectionCalls = { additionalServices, extraAdditionalServices, extraServices, services, toyotaRecalls }

/** The category that GET /additional-services/v2 is asked for (SPEC.md section 9). */
const ADDITIONAL_CATEGORY_ID = 3
const STAGE = 'DEFAULT'
const EXTRA_STAGE = 'ADDITIONAL_EXTRA_SERVICES'

/** What the workshop offers for this car, in three sections that load and fail on their own, and what its maker recalls. */
export class Sections {
  readonly recalls: Resource<[], readonly Recall[]>
  readonly scheduled: Resource<[], readonly ProductSuggestion[]>
  readonly additional: Resource<[], readonly ProductSuggestion[]>
  readonly extra: Resource<[], readonly ServiceCategory[]>
  /** The recalls came after the services that they would stand above. */
  areRecallsLate = false

  constructor(api: Client<typeof sectionCalls>) {
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
    makeAutoObservable(this, { recalls: false, scheduled: false, additional: false, extra: false })
  }

  load(): void {
    for (const section of this.all) void section.load()
  }

  /** All sections have answered and none has anything. */
  get isEmpty(): boolean {
    return this.all.every(({ state, latest }) => state.status !== 'failed' && latest?.length === 0)
  }

  /** A product is chosen, and taken out again, for the stage that it was offered for, wherever it is shown. */
  stageOf({ product }: Offer): string {
    return this.extraKeys.has(productKey(product)) ? EXTRA_STAGE : STAGE
  }

  /** Forgets all but the extra services, by which the stage of a product is known. */
  reset(): void {
    for (const part of [this.recalls, this.scheduled, this.additional]) part.reset()
  }

  private get all() {
    return [this.scheduled, this.additional, this.extra]
  }

  private get extraKeys(): ReadonlySet<string> {
    const products = (this.extra.latest ?? []).flatMap((category) => category.products)
    return new Set(products.map(({ product }) => productKey(product)))
  }
}

/** Both calls of the extra services, as one list without the categories that have nothing. */
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
