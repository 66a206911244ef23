/** What the products in a cart ask of a workshop's calendar: minutes of work and notice. */
import { workMinutes } from '../../../booking/cart'
import type { Workshop } from '../rules/calendar'
import type { Draft } from '../../../platform/database/schema/sessions'
import { daysWithPickUp, PICK_UP } from '../../../catalog/pick-up-lead'
import type { ChainFacts } from '../store/chain-facts'

/** Returns the duration of the work in the cart in minutes, calculated by the server. */
export const minutesInCart = ({ products }: ChainFacts, { cart }: Cart): number =>
  workMinutes(
    cart,
    cart.flatMap(({ productId }) => products.get(productId) ?? []),
  )

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
