/** How much notice workshops want for what is in a cart. */
import type { Workshop } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { daysWithPickUp, PICK_UP } from '../domain/pick-up-lead'
import type { ChainFacts } from '../store/chain-facts'

type Cart = Pick<Draft, 'cart'>

/** Whether tires are to be fetched from the tire hotel. */
export const hasPickUp = ({ products }: ChainFacts, { cart }: Cart): boolean =>
  cart.some(({ productId }) => products.get(productId)?.tireRole === PICK_UP)

/** The workshop with the `carenceDays` that it wants for a cart: those of the calendar, and those that visitors are told. */
export const withNotice = (facts: ChainFacts, cart: Cart, workshop: Workshop): Workshop =>
  hasPickUp(facts, cart)
    ? { ...workshop, carenceDays: daysWithPickUp(workshop.carenceDays, facts.pickUpLeads.get(workshop.id)) }
    : workshop
