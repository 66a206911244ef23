import type { ChainDocument } from './document'
import type { Fault } from './fault'
import { repeated } from './repeated'

/** Faults of the lists of makes: each names a make once. */
export const makeFaults = ({ workshops, products }: ChainDocument): Fault[] => [
  ...workshops.flatMap(({ dealerOfMakes, lifts }, at) => [
    ...twice(dealerOfMakes, `/workshops/${at}/dealerOfMakes`),
    ...lifts.flatMap(({ makes }, lift) => twice(makes, `/workshops/${at}/lifts/${lift}/makes`)),
  ]),
  ...products.flatMap(({ makes }, at) => twice(makes, `/products/${at}/makes`)),
]

const twice = (makes: readonly string[], path: string): Fault[] =>
  repeated(
    makes,
    (make) => make,
    (index) => `${path}/${index}`,
  )
