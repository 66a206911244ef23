import type * as other from '#shared/api/contract/other'
import type { Docs } from '../call-doc'
import { makeDocs } from './other-makes'
import { priceOf } from './service-examples'
import { timeReserved, tooLong } from './time-errors'
import { windshieldDocs } from './other-windshield'

const timeNotOffered = {
  status: 409,
  code: 'TIME_NOT_OFFERED',
  when: 'It is not one of the times that GET /biila/times answers now.',
} as const

/** SPEC.md section 7, «Other». */
export const otherDocs: Docs<typeof other> = {
  ...makeDocs,
  ...windshieldDocs,
  publishStage: {
    summary: 'Tell how far the visitor has come',
    description: `For the chain's own statistics: the stage that the session has reached, one of DEFAULT, ADDITIONAL_EXTRA_SERVICES and
TIRES or a name of the chain's own. The call is a GET in the specification although it writes a row.`,
    input: { query: { stageCode: 'ADDITIONAL_EXTRA_SERVICES' } },
    errors: [
      { status: 400, code: 'BAD_STAGE', when: 'The name is blank.' },
      tooLong,
      { status: 429, code: 'TOO_OFTEN', when: 'The session has told of 500 stages already.' },
    ],
  },
  addAutomaticallyAddedProducts: {
    summary: 'Put in what the cart brings along',
    description: `Puts into the cart what its products bring along by now, for example a waste fee, and answers the order's rows of all
that has come so. The server does the same with every change of the cart; the call makes sure of it. It is a GET in the
specification although it may change the cart.`,
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
    summary: 'Say that the vehicle is a taxi',
    description: 'Keeps in the booking whether the vehicle is a taxi, which is in use from morning to night.',
    input: { query: { taxi: true } },
    errors: [],
  },
  biilaTimes: {
    summary: 'When the car can be fetched and brought back',
    description: `The times of the next four weeks at which the car is fetched from the customer and brought back, on days that the
session's workshop is open and with its notice; and what has been chosen of them.`,
    output: {
      pickupTimes: ['2026-11-24T07:00:00', '2026-11-24T08:00:00'],
      returnTimes: ['2026-11-24T15:00:00', '2026-11-24T16:00:00'],
      pickup: '2026-11-24T08:00:00',
      return: null,
    },
    errors: [],
  },
  setBiilaPickupTime: {
    summary: 'Choose when the car is fetched',
    description: `One of the times offered. A chosen time to bring the car back that is no longer after it is given up.`,
    input: { body: { wantedDate: '2026-11-24T08:00:00' } },
    errors: [timeNotOffered],
  },
  setBiilaReturnTime: {
    summary: 'Choose when the car is brought back',
    description: `One of the times offered, after the car has been fetched.`,
    input: { body: { wantedDate: '2026-11-24T16:00:00' } },
    errors: [
      timeNotOffered,
      { status: 409, code: 'BEFORE_PICKUP', when: 'No time to fetch the car is chosen, or it is later.' },
    ],
  },
  repairTargetTree: {
    summary: 'What can be repaired',
    description: `A tree as a flat list: each target names its parent, a root has null. \`selected\`: chosen in this session.`,
    output: [
      { id: 1, parentId: null, description: 'Kori', selected: false },
      { id: 11, parentId: 1, description: 'Puskurit', selected: false },
      { id: 111, parentId: 11, description: 'Etupuskuri', selected: true },
    ],
    errors: [],
  },
  toggleRepairTarget: {
    summary: 'Tick or untick what is to be repaired',
    description: `Ticking a target chooses it alone; unticking one unticks all below it, too. Saying the same again changes nothing.`,
    input: { params: { id: 111 }, body: { value: true } },
    errors: [{ status: 404, code: 'UNKNOWN_TARGET', when: 'There is no such target in the tree.' }],
  },
  leasingCompanies: {
    summary: 'Leasing companies',
    description: 'The companies whose care or service leasing contracts the chain serves.',
    output: [{ id: 1, name: 'Pohjolan Autoleasing' }],
    errors: [],
  },
  leasingContracts: {
    summary: 'Contracts of a leasing company',
    description: 'The kinds of contracts that a leasing company has with its customers.',
    input: { query: { companyId: 1 } },
    output: [{ id: 101, companyId: 1, name: 'Huoltoleasing' }],
    errors: [{ status: 404, code: 'UNKNOWN_COMPANY', when: 'There is no leasing company of this id.' }],
  },
}
