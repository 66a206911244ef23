import { boolean, create, object, type Infer } from 'superstruct'
import { answered, type TireChoice, type TireFlag } from './tire-questions'

/** The eight selection flags in their stored form (specification section 3, TI-11). */
export const TireFlags = object({
  tireChangeOnly: boolean(),
  tireHotel: boolean(),
  tiresCurrentlyInHotel: boolean(),
  tiresNotCurrentlyInHotelButLeftThere: boolean(),
  tiresLeftInHotel: boolean(),
  tiresPickedFromHotel: boolean(),
  tireHotelAndChange: boolean(),
  tireHotelOrPickupOnly: boolean(),
})
export type TireFlags = Infer<typeof TireFlags>

/** All flags in the order of the questions. */
const ALL_FLAGS = [
  'tireChangeOnly',
  'tireHotel',
  'tiresCurrentlyInHotel',
  'tiresNotCurrentlyInHotelButLeftThere',
  'tiresLeftInHotel',
  'tiresPickedFromHotel',
  'tireHotelAndChange',
  'tireHotelOrPickupOnly',
] as const satisfies readonly TireFlag[]

export const flagsOf = (choice: TireChoice): TireFlags =>
  create(Object.fromEntries(ALL_FLAGS.map((flag) => [flag, choice.includes(flag)])), TireFlags)

/** Returns the answers for stored flags, or null if the flags contradict each other or answer an unasked question. */
export function choiceOf(flags: TireFlags): TireChoice | null {
  const set = ALL_FLAGS.filter((flag) => flags[flag])
  const choice = set.reduce<TireChoice>(answered, [])
  return choice.length === set.length ? choice : null
}
