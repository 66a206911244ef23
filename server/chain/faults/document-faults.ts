/** Checks between the fields of a document that is valid against the schema. */
import type { ChainDocument } from '../schema/document'
import { dayFaults } from './day-faults'
import { repeated, type Fault } from './fault'
import { productFaults } from './product-faults'
import { settingsFaults } from './settings-faults'
import { workshopFaults } from './workshop-faults'

/** Returns all faults, grouped by section of the document. */
export const documentFaults = (document: ChainDocument): Fault[] => [
  ...unstorable(document),
  ...workshopFaults(document.workshops),
  ...dayFaults(document),
  ...productFaults(document),
  ...repeated(
    document.campaignCodes,
    (one) => one.code,
    (index) => `/campaignCodes/${index}/code`,
  ),
  ...document.campaignCodes.flatMap(({ code }, index) =>
    code === code.trim().toUpperCase()
      ? []
      : [{ path: `/campaignCodes/${index}/code`, message: 'must be in capitals, without spaces around it' }],
  ),
  ...repeated(
    document.vehicleMakes,
    (make) => make,
    (index) => `/vehicleMakes/${index}`,
  ),
  ...makeFaults(document),
  ...settingsFaults(document),
]

/** Returns faults for texts with characters that the database cannot store: NUL and lone surrogates. */
function unstorable(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string')
    return value.includes('\0') || /[\uD800-\uDFFF]/u.test(value)
      ? [{ path, message: 'has a character that cannot be stored' }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, `${path}/${key}`))
}

/** Returns a fault for each make that a list repeats. */
const makeFaults = ({ workshops, products }: ChainDocument): Fault[] => [
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
