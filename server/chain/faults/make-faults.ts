import type { ChainDocument } from '../document'
import type { Fault } from './fault'
import { repeated } from './repeated'

/** Returns a fault for each make that a list repeats. */
export const makeFaults = ({ workshops, products }: ChainDocument): Fault[] => [
  ...workshops.flatMap(({ dealerOfMakes, lifts }, at) => [
    ...repeatedMakes(dealerOfMakes, `/workshops/${at}/dealerOfMakes`),
    ...lifts.flatMap(({ makes }, lift) => repeatedMakes(makes, `/workshops/${at}/lifts/${lift}/makes`)),
  ]),
  ...products.flatMap(({ makes }, at) => repeatedMakes(makes, `/products/${at}/makes`)),
]

const repeatedMakes = (makes: readonly string[], path: string): Fault[] =>
  repeated(
    makes,
    (make) => make,
    (index) => `${path}/${index}`,
  )
