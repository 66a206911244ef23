/** Maps the answers to tire products, and back. */
import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { TireChoice, TireFlag } from './tire-questions'

/** The role of a product in a tire change. */
export type TireRole = keyof TireProducts

/** The circumstances besides the answers that decide the products. */
export interface TireCase {
  /** True if the vehicle is not classified as a passenger car (TI-01). */
  readonly isVan: boolean
  /** True if tires of the package provider are in the cart (TI-06). */
  readonly buysTires: boolean
}

export const changeRole = ({ isVan }: TireCase): TireRole =>
  isVan ? 'tireChangeVanProduct' : 'tireChangePersonalCarProduct'

/** Tests whether an answer includes the seasonal tire change. */
export const isChange = (answer: TireFlag): boolean => answer === 'tireChangeOnly' || answer === 'tireHotelAndChange'

/** Returns the role of the hotel product. Buying tires takes precedence over tires already in the hotel (TI-06). */
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

/** Returns the role that an answer adds, or null if it adds none. */
export const roleOf = (answer: TireFlag, of: TireCase): TireRole | null => ROLES[answer]?.(of) ?? null

/** Returns the roles of the products that belong in the cart. */
export const rolesOf = (choice: TireChoice, of: TireCase): TireRole[] =>
  choice.map((answer) => roleOf(answer, of)).filter((role) => role !== null)

/** Derives the answers from the cart, when none are stored. The last question may stay open. */
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
 * Returns the initial answers: the stored ones if a tire product is in the cart (TI-07), or else those derived from the
 * cart. Drops a tire change that is no longer sold, and all answers after it.
 */
export function restored(
  remembered: TireChoice | null,
  inCart: ReadonlySet<TireRole>,
  isChangeSold: boolean,
): TireChoice {
  const choice = inCart.size > 0 ? (remembered ?? choiceOfCart(inCart)) : []
  const end = isChangeSold ? -1 : choice.findIndex(isChange)
  return end < 0 ? choice : choice.slice(0, end)
}
