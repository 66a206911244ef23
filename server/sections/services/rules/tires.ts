import type { searchTires } from '#shared/api/contract/services/tires'
import type { InputOf } from '#shared/api/endpoint'
import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { CartLine } from '../../../platform/database/schema/sessions'
import type { tire } from '../../../platform/database/schema/tires'

/** A tire that the tire packager sells. Tires of the same name differ in size. */
export type Tire = Omit<typeof tire.$inferSelect, 'productId'>

/** Search criteria for tires. A missing criterion matches every tire. */
export type TireCriteria = InputOf<typeof searchTires>['query']

/** The provider that sells tires as packages (specification section 3). */
const TIRE_PACKAGER = 'TIRE_PACKAGER'
/** The stage of tire products. */
export const TIRES = 'TIRES'
/** The vehicle classification of passenger cars (specification section 3). */
const PASSENGER_CAR = 1

type Role = keyof TireProducts

/** Returns the hotel product for the customer (specification section 4). Buying tires outranks tires in the hotel. */
export function hotelRole(cart: readonly Pick<CartLine, 'provider'>[], tiresInHotel: boolean): Role {
  if (cart.some((line) => line.provider === TIRE_PACKAGER)) return 'tireHotelTireBuyerProduct'
  return tiresInHotel ? 'tireHotelExistingCustomerProduct' : 'tireHotelNewCustomerProduct'
}

/** Returns the tire change product of a vehicle class. An unknown class counts as a passenger car. */
export const changeRole = (classificationId: number | null): Role =>
  (classificationId ?? PASSENGER_CAR) === PASSENGER_CAR ? 'tireChangePersonalCarProduct' : 'tireChangeVanProduct'

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((one, other) => one - other)

/** Returns the distinct widths, aspect ratios and rim diameters, each list in ascending order. */
export function sizesOf(tires: readonly Pick<Tire, 'width' | 'aspectRatio' | 'rimDiameter'>[]) {
  return {
    widths: distinct(tires.map(({ width }) => width)),
    aspectRatios: distinct(tires.map(({ aspectRatio }) => aspectRatio)),
    rimDiameters: distinct(tires.map(({ rimDiameter }) => rimDiameter)),
  }
}
