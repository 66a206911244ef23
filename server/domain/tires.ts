import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { CartLine } from './cart'

/** A tire of the packager, told apart from others of its name by its size. */
export interface Tire {
  readonly supplier: string
  readonly brand: string
  readonly model: string
  readonly width: number
  readonly aspectRatio: number
  readonly rimDiameter: number
  readonly loadIndex: number
  readonly speedRating: string
  readonly tireType: string
}

/** What is asked for in a search; what is left out does not matter. */
export interface TireWish {
  readonly suppliers?: readonly string[] | undefined
  readonly width?: number | undefined
  readonly aspectRatio?: number | undefined
  readonly rimDiameter?: number | undefined
  readonly minLoadIndex?: number | undefined
  readonly tireType?: string | undefined
}

/** Who sells tires as packages (SPEC.md 3). */
const TIRE_PACKAGER = 'TIRE_PACKAGER'
/** The stage of tire products. */
export const TIRES = 'TIRES'
/** The classification of passenger cars (SPEC.md 3). */
const PASSENGER_CAR = 1

type Role = keyof TireProducts

/** The hotel product that suits the customer (SPEC.md 4): who buys tires goes before whose tires are there already. */
export function hotelRole(cart: readonly Pick<CartLine, 'provider'>[], tiresInHotel: boolean): Role {
  if (cart.some((line) => line.provider === TIRE_PACKAGER)) return 'tireHotelTireBuyerProduct'
  return tiresInHotel ? 'tireHotelExistingCustomerProduct' : 'tireHotelNewCustomerProduct'
}

/** The change product of a vehicle's class; one of an unknown class is taken for a passenger car. */
export const changeRole = (classificationId: number | null): Role =>
  (classificationId ?? PASSENGER_CAR) === PASSENGER_CAR ? 'tireChangePersonalCarProduct' : 'tireChangeVanProduct'

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((one, other) => one - other)

/** The sizes there are, each number once, smallest first. */
export function sizesOf(tires: readonly Pick<Tire, 'width' | 'aspectRatio' | 'rimDiameter'>[]) {
  return {
    widths: distinct(tires.map(({ width }) => width)),
    aspectRatios: distinct(tires.map(({ aspectRatio }) => aspectRatio)),
    rimDiameters: distinct(tires.map(({ rimDiameter }) => rimDiameter)),
  }
}
