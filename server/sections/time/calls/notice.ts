/** Calculates the notice that workshops need for the products in a cart. */
import type { Workshop } from '../rules/calendar'
import type { Draft } from '../../session/rules/draft'
import { daysWithPickUp, PICK_UP } from '../rules/pick-up-lead'
import type { ChainFacts } from '../../session/store/chain-facts'

type Cart = Pick<Draft, 'cart'>

/** Checks whether the cart includes fetching tires from the tire hotel. */
export const hasPickUp = ({ products }: ChainFacts, { cart }: Cart): boolean =>
  cart.some(({ productId }) => products.get(productId)?.tireRole === PICK_UP)

/**
 * Returns the workshop with the `carenceDays` that it needs for a cart. The calendar uses the number and visitors are
 * shown it.
 */
export const withNotice = (facts: ChainFacts, cart: Cart, workshop: Workshop): Workshop =>
  hasPickUp(facts, cart)
    ? { ...workshop, carenceDays: daysWithPickUp(workshop.carenceDays, facts.pickUpLeads.get(workshop.id)) }
    : workshop
