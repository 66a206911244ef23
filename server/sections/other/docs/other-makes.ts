import type * as other from '#shared/api/contract/other'
import type { Docs } from '../../../openapi/call-doc'
import { offered } from '../../../openapi/examples/products'
import { tooLong } from '../../../openapi/common-errors'

/** Documentation of the calls that depend on the vehicle's make (specification section 7, 'Other'). */
export const makeDocs = {
  makeBrandDealerCheck: {
    summary: 'Whether the workshop is a dealer of the make',
    description:
      'Returns whether the session’s workshop is an authorised dealer of the make of the session’s vehicle. False if no vehicle is selected.',
    output: true,
    errors: [],
  },
  compatibleWindshieldWipers: {
    summary: 'Compatible wiper blades',
    description:
      'Lists the wiper blades that fit the session’s vehicle. If its make is unknown, lists those that fit every make. They are added to the cart like any product.',
    output: [offered(9201, 'Pyyhkijänsulat eteen, 65 ja 40 cm', 49, 101_201)],
    errors: [],
  },
  serviceTargetExecutionCycles: {
    summary: 'Service intervals',
    description: `Lists the intervals of the vehicle’s make, in kilometers or months, whichever comes first. Null means that the unit
does not apply. If a make has no interval for a target, the general one applies. \`nextKilometers\` is the mileage of
the next service, or null if the vehicle’s mileage is unknown.`,
    output: [{ target: 'Määräaikaishuolto', kilometers: 15_000, months: 12, nextKilometers: 90_000 }],
    errors: [],
  },
  laakkonenLifts: {
    summary: 'Lifts for a make',
    description:
      'Lists the lifts of the session’s workshop for vehicles of `make`. Lists all its lifts if none is reserved for the make.',
    input: { query: { make: 'Toyota' } },
    output: [{ id: 101, name: 'Nosturi 1' }],
    errors: [tooLong],
  },
  toyotaRecalls: {
    summary: 'Open recalls of a Toyota',
    description:
      'Lists the manufacturer’s recalls that are still open for the session’s vehicle, newest first. Empty for any other make. Contains no data about an owner.',
    output: [
      {
        code: 'TOY-2026-14',
        description: 'Takaluukun kaasujousten tarkastus ja tarvittaessa vaihto',
        issued: '2026-09-15',
      },
    ],
    errors: [],
  },
  ssmServices: {
    summary: 'Services of the external catalogue',
    description:
      'Lists the services of the chain’s external catalogue that fit the session’s vehicle. If its make is unknown, lists those that fit every make.',
    output: [offered(9401, 'Hybridiakun kuntotarkastus', 79, 103_401)],
    errors: [],
  },
} satisfies Partial<Docs<typeof other>>
