/** What the products in a cart ask of a workshop's calendar: minutes of work and notice. */
import { workMinutes } from '../../../../draft/cart'
import type { Workshop } from '../rules/calendar'
import type { AgreedProduct, CartLine, Draft } from '../../../../platform/database/schema/sessions'
import { daysWithPickUp, PICK_UP } from '../../../../catalog/pick-up-lead'
import type { ChainFacts } from '../store/chain-facts'

type Cart = Pick<Draft, 'cart' | 'agreed'>

/** Returns a product of a cart: as it is sold now, or else as the saved booking has it, which may outlive its sale. */
const productIn = ({ products }: ChainFacts, { agreed }: Cart, id: number): AgreedProduct | undefined =>
  products.get(id) ?? agreed?.products.find((one) => one.id === id)

/** Returns the duration of the work in the cart in minutes, calculated by the server. */
export const minutesInCart = (facts: ChainFacts, draft: Cart): number =>
  workMinutes(
    draft.cart,
    draft.cart.flatMap(({ productId }) => productIn(facts, draft, productId) ?? []),
  )

/** Whether a line of the cart is the loan of a replacement car. */
export const isCarLoan = (facts: ChainFacts, draft: Cart, { productId }: CartLine): boolean =>
  productIn(facts, draft, productId)?.purpose === 'REPLACEMENT_CAR'

/** Checks whether the cart includes fetching tires from the tire hotel. */
export const hasPickUp = ({ products }: ChainFacts, { cart }: Pick<Draft, 'cart'>): boolean =>
  cart.some(({ productId }) => products.get(productId)?.tireRole === PICK_UP)

/**
 * Returns the workshop with the `carenceDays` that it needs for a cart. The calendar uses the number and visitors are
 * shown it.
 */
export const withNotice = (facts: ChainFacts, cart: Pick<Draft, 'cart'>, workshop: Workshop): Workshop =>
  hasPickUp(facts, cart)
    ? { ...workshop, carenceDays: daysWithPickUp(workshop.carenceDays, facts.pickUpLeads.get(workshop.id)) }
    : workshop
