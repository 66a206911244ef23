import type { StoreResolver } from '#shared/store/define-store'
import { bookingStore } from '#entities/booking'
import { keptForVisit, visitPort } from '#entities/process'
import { Identifier } from '#shared/api/nouns/lenient'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { SelectableResource } from '#shared/api/nouns/resources'
import { apiPort } from '#shared/api/client'
import { GapStore, gapCalls } from './gap-store'
import type { TimeStep } from '../model/time-step'
import { mechanicCalls, MechanicStore } from './mechanic-store'

/** The lazily loaded stores for mechanics and gap times. */
export interface LazyOffers {
  readonly mechanics: MechanicStore
  readonly gap: GapStore
  /** Returns the days without those on which the chosen mechanic is absent. */
  readonly daysOf: (days: readonly FreeDay[]) => readonly FreeDay[]
  readonly dispose: () => void
}

/** What the server has listed, and how to read it again. */
interface Lists {
  readonly mechanics: { readonly latest: readonly SelectableResource[] | undefined }
  readonly gaps: { readonly latest: readonly FreeDay[] | undefined }
  readonly refresh: () => Promise<void>
}

export function createLazyOffers(get: StoreResolver, step: TimeStep, lists: Lists): LazyOffers {
  const api = get(apiPort)({ ...gapCalls, ...mechanicCalls })
  const booking = get(bookingStore)
  const gap = new GapStore({ api, booking, step, gaps: lists.gaps })
  const memory = keptForVisit(get(visitPort), 'huoltovaraus.resource', Identifier)
  const mechanics = new MechanicStore({
    api,
    booking,
    memory,
    step,
    list: lists.mechanics,
    refreshGaps: () => lists.refresh(),
  })
  return { mechanics, gap, daysOf: (days) => mechanics.daysOf(days), dispose: mechanics.dispose }
}
