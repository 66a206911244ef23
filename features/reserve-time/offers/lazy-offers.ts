import type { StoreResolver } from '#shared/store/define-store'
import { bookingStore } from '#entities/booking'
import { keptForVisit, visitPort } from '#entities/process'
import { Identifier } from '#shared/api/nouns/lenient'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { apiPort } from '#shared/api/port'
import { GapStore, gapCalls } from './gap-store'
import type { OffersHost } from './offers-host'
import { resourceCalls, ResourceStore } from './resource-store'

/** The lazily loaded stores for mechanics and gap times. */
export interface LazyOffers {
  readonly resources: ResourceStore
  readonly gap: GapStore
  /** Returns the days without those on which the chosen mechanic is absent. */
  readonly daysOf: (days: readonly FreeDay[]) => readonly FreeDay[]
  readonly dispose: () => void
}

export function createLazyOffers(get: StoreResolver, host: OffersHost): LazyOffers {
  const api = get(apiPort)({ ...gapCalls, ...resourceCalls })
  const booking = get(bookingStore)
  const gap = new GapStore(api, host, booking)
  const memory = keptForVisit(get(visitPort), 'huoltovaraus.resource', Identifier)
  const resources = new ResourceStore({ api, host, booking, memory })
  return { resources, gap, daysOf: (days) => resources.daysOf(days), dispose: resources.dispose }
}
