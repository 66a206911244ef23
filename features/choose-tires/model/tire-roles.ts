/** Which of the tire products the answers stand for, and the other way round. */
import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { TireChoice, TireFlag } from './tire-questions'

/** The part a product plays in a tire change. */
export type TireRole = keyof TireProducts

/** What the products depend on besides the answers. */
export interface TireCase {
  /** Of a class other than passenger cars (TI-01). */
  readonly isVan: boolean
  /** Tires of the package provider are in the cart (TI-06). */
  readonly buysTires: boolean
}

export const changeRole = ({ isVan }: TireCase): TireRole =>
  isVan ? 'tireChangeVanProduct' : 'tireChangePersonalCarProduct'

/** An answer that asks for the season's change. */
export const isChange = (answer: TireFlag): boolean => answer === 'tireChangeOnly' || answer === 'tireHotelAndChange'

/** Who buys tires goes before whose tires are in the hotel already (TI-06). */
export function hotelRole({ buysTires }: TireCase, areInHotel: boolean): TireRole {
  if (buysTires) return 'tireHotelTireBuyerProduct'
  return areInHotel ? 'tireHotelExistingCustomerProduct' : 'tireHotelNewCustomerProduct'
}

const ROLES: Readonly<Record<TireFlag, ((of: TireCase) => TireRole) | null>> = {
  tireChangeOnly: changeRole,
  tireHotel: null,
  tiresCurrentlyInHotel: null,
  tiresNotCurrentlyInHotelButLeftThere: (of) => hotelRole(of, false),
  tiresLeftInHotel: (of) => hotelRole(of, true),
  tiresPickedFromHotel: () => 'tireHotelPickUpProduct',
  tireHotelAndChange: changeRole,
  tireHotelOrPickupOnly: null,
}

/** The product that an answer adds; null for one that adds none, or nothing yet. */
export const roleOf = (answer: TireFlag, of: TireCase): TireRole | null => ROLES[answer]?.(of) ?? null

/** The products that are to be in the cart. */
export const rolesOf = (choice: TireChoice, of: TireCase): TireRole[] =>
  choice.map((answer) => roleOf(answer, of)).filter((role) => role !== null)

/** The answers that a cart stands for where none are remembered, as far as it tells: the last may still be open. */
export function choiceOfCart(inCart: ReadonlySet<TireRole>): TireChoice {
  const isChanged = inCart.has('tireChangePersonalCarProduct') || inCart.has('tireChangeVanProduct')
  const hotel = hotelAnswers(inCart)
  if (hotel.length === 0) return isChanged ? ['tireChangeOnly'] : []
  return isChanged ? ['tireHotel', ...hotel, 'tireHotelAndChange'] : ['tireHotel', ...hotel]
}

function hotelAnswers(inCart: ReadonlySet<TireRole>): TireChoice {
  if (inCart.has('tireHotelPickUpProduct')) return ['tiresCurrentlyInHotel', 'tiresPickedFromHotel']
  if (inCart.has('tireHotelExistingCustomerProduct')) return ['tiresCurrentlyInHotel', 'tiresLeftInHotel']
  if (inCart.has('tireHotelNewCustomerProduct') || inCart.has('tireHotelTireBuyerProduct'))
    return ['tiresNotCurrentlyInHotelButLeftThere']
  return []
}

/**
 * The answers to begin with: those remembered count as long as a tire product is in the cart (TI-07), and where none are the cart
 * itself tells. A change that is not sold any more is no answer.
 */
export function recalled(
  remembered: TireChoice | null,
  inCart: ReadonlySet<TireRole>,
  isChangeSold: boolean,
): TireChoice {
  const choice = inCart.size > 0 ? (remembered ?? choiceOfCart(inCart)) : []
  const end = isChangeSold ? -1 : choice.findIndex(isChange)
  return end < 0 ? choice : choice.slice(0, end)
}
