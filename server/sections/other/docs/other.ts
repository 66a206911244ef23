import type * as other from '#shared/api/contract/other'
import { badRequest, conflict, notFound, tooManyRequests, type Docs } from '../../../openapi/call-doc'
import { makeDocs } from './other-makes'
import { priceOf } from '../../../openapi/examples/products'
import { timeReserved, tooLong } from '../../../openapi/common-errors'
import { windshieldDocs } from './other-windshield'

const timeNotOffered = conflict('TIME_NOT_OFFERED', 'It is not one of the current times of GET /biila/times.')
const timeNotFitting = conflict('TIME_NOT_FITTING', 'The window does not fit the reserved time, or it is full.')
const noReplacementCar = conflict(
  'NO_REPLACEMENT_CAR',
  'The car comes back on a later day, and no replacement car is free until then.',
)

/** Documentation of specification section 7, 'Other'. */
export const otherDocs: Docs<typeof other> = {
  ...makeDocs,
  ...windshieldDocs,
  publishStage: {
    summary: 'Report the reached stage',
    description:
      'Stores the stage that the session has reached, for the chain’s statistics: DEFAULT, ADDITIONAL_EXTRA_SERVICES, TIRES, or a name of the chain. The call is a GET in the specification although it writes a row.',
    input: { query: { stageCode: 'ADDITIONAL_EXTRA_SERVICES' } },
    errors: [
      badRequest('BAD_STAGE', 'The name is blank.'),
      tooLong,
      tooManyRequests('TOO_OFTEN', 'The session has already reported 500 stages.'),
    ],
  },
  addAutomaticallyAddedProducts: {
    summary: 'Add automatic products',
    description: `Adds the products that the cart’s products add automatically, for example a waste fee, and returns the order rows of
all automatic products. The server also does so at every change of the cart. The call is a GET in the specification
although it may change the cart.`,
    output: [
      {
        product: { id: 9001, provider: 'WORKSHOP' },
        description: 'Pientarvikkeet ja jätemaksu',
        display_description: 'Pientarvikkeet ja jätemaksu',
        price: priceOf(9.9),
        addedBy: 1403,
        customizations: [],
      },
    ],
    errors: [timeReserved],
  },
  setTaxi: {
    summary: 'Mark the vehicle as a taxi',
    description: 'Stores in the booking whether the vehicle is a taxi.',
    input: { query: { taxi: true } },
    errors: [],
  },
  biilaTimes: {
    summary: 'Times for picking up and returning the car',
    description:
      'Lists the starts of the windows with a free place in which the car is picked up from the customer and brought back, on bookable days of the session’s workshop. Empty if the workshop has no such service. Also returns the chosen times, the length of a window and the product of the service.',
    output: {
      pickupTimes: ['2026-11-25T07:00:00', '2026-11-25T08:00:00'],
      returnTimes: ['2026-11-25T15:00:00', '2026-11-25T16:00:00'],
      pickup: null,
      return: null,
      windowMinutes: 60,
      visitMinutes: 90,
      product: null,
    },
    errors: [],
  },
  setBiilaPickupTime: {
    summary: 'Set the pick-up time',
    description:
      'Sets one of the offered times and takes a place in its window if a time is reserved. A return time that is no longer later is removed. An empty product parameter PICKUP_ADDRESS clears both times.',
    input: { body: { wantedDate: '2026-11-25T08:00:00' } },
    errors: [timeNotOffered, timeNotFitting, noReplacementCar],
  },
  setBiilaReturnTime: {
    summary: 'Set the return time',
    description: 'Sets one of the offered times. It must be after the pick-up time.',
    input: { body: { wantedDate: '2026-11-25T16:00:00' } },
    errors: [
      timeNotOffered,
      conflict('BEFORE_PICKUP', 'No pick-up time is set, or it is later.'),
      timeNotFitting,
      noReplacementCar,
    ],
  },
  repairTargetTree: {
    summary: 'Repair targets',
    description:
      'Returns a tree as a flat list: each target has the id of its parent, a root has null. `selected` means selected in this session.',
    output: [
      { id: 1, parentId: null, description: 'Kori', selected: false },
      { id: 11, parentId: 1, description: 'Puskurit', selected: false },
      { id: 111, parentId: 11, description: 'Etupuskuri', selected: true },
    ],
    errors: [],
  },
  toggleRepairTarget: {
    summary: 'Select or deselect a repair target',
    description:
      'Selecting a target selects only that one. Deselecting it also deselects all its descendants. Idempotent.',
    input: { params: { id: 111 }, body: { value: true } },
    errors: [notFound('UNKNOWN_TARGET', 'The tree has no such target.')],
  },
  leasingCompanies: {
    summary: 'Leasing companies',
    description: 'Lists the companies whose leasing contracts with maintenance the chain serves.',
    output: [{ id: 1, name: 'Pohjolan Autoleasing' }],
    errors: [],
  },
  leasingContracts: {
    summary: 'Contracts of a leasing company',
    description: 'Lists the types of contract of a leasing company.',
    input: { query: { companyId: 1 } },
    output: [{ id: 101, companyId: 1, name: 'Huoltoleasing' }],
    errors: [notFound('UNKNOWN_COMPANY', 'The leasing company does not exist.')],
  },
}
