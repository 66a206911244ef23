import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { ChooseTiresStore } from '../model/choose-tires-store'
import { cheaper } from '../model/tire-offers'
import type { Question, TireFlag } from '../model/tire-questions'
import { hotelRole, isChange, roleOf } from '../model/tire-roles'

/** The answers to each question, in display order. */
export const ANSWERS: Readonly<Record<Question, readonly TireFlag[]>> = {
  service: ['tireChangeOnly', 'tireHotel'],
  current: ['tiresCurrentlyInHotel', 'tiresNotCurrentlyInHotelButLeftThere'],
  stay: ['tiresLeftInHotel', 'tiresPickedFromHotel'],
  change: ['tireHotelAndChange', 'tireHotelOrPickupOnly'],
}

/** Returns the product whose price is shown beside an answer, or null if there is none. */
export function pricedBy(store: ChooseTiresStore, answer: TireFlag): ProductSuggestion | null {
  const role = roleOf(answer, store.case)
  if (role) return store.offer(role)
  if (answer !== 'tireHotel') return null
  return cheaper(store.offer(hotelRole(store.case, false)), store.offer(hotelRole(store.case, true)))
}

/** Tests whether an answer is offered. Answers with a tire change are hidden if it is not sold for this vehicle. */
export const isOffered = (store: ChooseTiresStore, answer: TireFlag): boolean =>
  !isChange(answer) || pricedBy(store, answer) !== null
