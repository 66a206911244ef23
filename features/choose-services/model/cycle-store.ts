import { makeAutoObservable } from 'mobx'
import type { BookingStore } from '#entities/booking'
import { productKey } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { serviceTargetExecutionCycles } from '#shared/api/contract/services/listings'
import { moduleSetting } from '#shared/api/contract/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Resource } from '#shared/store/resource'
import { isDueSoon, nextService, type NextService } from './next-service'

/** API calls of this store. */
export const cycleCalls = { moduleSetting, serviceTargetExecutionCycles }

/** The chain's setting that maps a target of a cycle to the id of the product to recommend. */
const RECOMMENDATION = 'SERVICE_RECOMMENDATION'

/** A page without these facts still works, so a failure is not reported. */
const silent = (signal: AbortSignal) => ({ signal, handlesError: () => true })

interface Known {
  readonly next: NextService | null
  /** Id of the recommended product, or null. */
  readonly recommendedId: string | null
}

/** The vehicle's next service by its maker's interval, and the product that the chain recommends for it. */
export class CycleStore {
  readonly known: Resource<[], Known>

  /** `onKnown` is called when the facts have arrived, before they are shown. */
  constructor(api: Client<typeof cycleCalls>, booking: BookingStore, onKnown: () => void) {
    this.known = new Resource(async (signal) => {
      const { kilometers, vehicle } = booking.booking ?? {}
      const next = nextService(
        await api.serviceTargetExecutionCycles({}, silent(signal)),
        kilometers ?? vehicle?.kilometers ?? 0,
      )
      if (next) onKnown()
      if (!next || !isDueSoon(next)) return { next, recommendedId: null }
      const query = { module: RECOMMENDATION, setting: next.target }
      return { next, recommendedId: (await api.moduleSetting({ query }, silent(signal))).value ?? null }
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get next(): NextService | null {
    return this.known.latest?.next ?? null
  }

  isRecommended({ product }: ProductSuggestion): boolean {
    return this.known.latest?.recommendedId === String(product.id)
  }

  /** Puts the recommended service first. It is never preselected. */
  recommendedFirst(services: readonly ProductSuggestion[]): readonly ProductSuggestion[] {
    const first = services.find((service) => this.isRecommended(service))
    if (!first) return services
    return [first, ...services.filter(({ product }) => productKey(product) !== productKey(first.product))]
  }
}
