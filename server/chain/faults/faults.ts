/** Checks between the fields of a document that is valid against the schema. */
import type { ChainDocument } from '../document'
import type { Fault } from './fault'
import { makeFaults } from './make-faults'
import { productFaults } from './product-faults'
import { repeated } from './repeated'
import { settingsFaults } from './settings-faults'
import { unstorable } from './unstorable'
import { workshopFaults } from './workshop-faults'

/** Returns all faults, grouped by section of the document. */
export const documentFaults = (document: ChainDocument): Fault[] => [
  ...unstorable(document),
  ...workshopFaults(document.workshops),
  ...repeated(
    document.closedDays,
    (date) => date,
    (index) => `/closedDays/${index}`,
  ),
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
