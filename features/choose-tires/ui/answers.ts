import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { ChooseTiresStore } from '../model/choose-tires-store'
import { cheaper } from '../model/tire-offers'
import type { Question, TireFlag } from '../model/tire-questions'
import { hotelRole, isChange, roleOf } from '../model/tire-roles'

/** The answers to each question, in the order they stand in. */
export const ANSWERS: Readonly<Record<Question, readonly TireFlag[]>> = {
  service: ['tireChangeOnly', 'tireHotel'],
  current: ['tiresCurrentlyInHotel', 'tiresNotCurrentlyInHotelButLeftThere'],
  stay: ['tiresLeftInHotel', 'tiresPickedFromHotel'],
  change: ['tireHotelAndChange', 'tireHotelOrPickupOnly'],
}

/** The product whose price stands beside an answer; null where there is none to tell. */
export function pricedBy(store: ChooseTiresStore, answer: TireFlag): ProductSuggestion | null {
  const role = roleOf(answer, store.case)
  if (role) return store.offer(role)
  if (answer !== 'tireHotel') return null
  return cheaper(store.offer(hotelRole(store.case, false)), store.offer(hotelRole(store.case, true)))
}

/** The tire change is no answer where it is not sold for this vehicle. */
export const isOffered = (store: ChooseTiresStore, answer: TireFlag): boolean =>
  !isChange(answer) || pricedBy(store, answer) !== null
