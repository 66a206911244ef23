import type * as other from '#shared/api/contract/other'
import type { Docs } from '../call-doc'
import { priceOf } from './service-examples'
import { tooLong } from './time-errors'

type OfMake =
  | 'makeBrandDealerCheck'
  | 'compatibleWindshieldWipers'
  | 'serviceTargetExecutionCycles'
  | 'laakkonenLifts'
  | 'toyotaRecalls'
  | 'ssmServices'

/** SPEC.md section 7, «Other»: what depends on the make of the vehicle. */
export const makeDocs: Pick<Docs<typeof other>, OfMake> = {
  makeBrandDealerCheck: {
    summary: 'Whether the workshop is a dealer of the make',
    description: `Whether the session's workshop is an authorised dealer of the make of the session's vehicle; false as long as no
vehicle is chosen.`,
    output: true,
    errors: [],
  },
  compatibleWindshieldWipers: {
    summary: 'Wiper blades that fit',
    description: `The wiper blades that fit the session's vehicle. As long as its make is not known, those that fit every make. They
are put into the cart as any product.`,
    output: [
      {
        product: { id: 9201, provider: 'WORKSHOP' },
        description: 'Pyyhkijänsulat eteen, 65 ja 40 cm',
        price: priceOf(49),
        calculatorId: 101_201,
        additional_data: null,
        suggestion_sub_rows: [],
        additional_products: [],
      },
    ],
    errors: [],
  },
  serviceTargetExecutionCycles: {
    summary: 'How often which work is due',
    description: `The cycles of the vehicle's make, in kilometers or months, whichever comes first; null: not by that. Where a make has
no cycle of its own for a target, the general one stands. \`nextKilometers\` is the mileage it is due at next, null as long as the
vehicle's mileage is not known.`,
    output: [{ target: 'Määräaikaishuolto', kilometers: 15_000, months: 12, nextKilometers: 90_000 }],
    errors: [],
  },
  laakkonenLifts: {
    summary: 'Lifts for a make',
    description: `The lifts of the session's workshop that vehicles of \`make\` are put on; all of its lifts where none is kept for the
make.`,
    input: { query: { make: 'Toyota' } },
    output: [{ id: 101, name: 'Nosturi 1' }],
    errors: [tooLong],
  },
  toyotaRecalls: {
    summary: 'Open recalls of a Toyota',
    description: `The maker's recalls that have yet to be done on the session's vehicle, the newest first; none of any other make.
Nothing about an owner is in them.`,
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
    description: `The services of the chain's external catalogue that fit the session's vehicle; those for every make as long as its
make is not known.`,
    output: [
      {
        product: { id: 9401, provider: 'WORKSHOP' },
        description: 'Hybridiakun kuntotarkastus',
        price: priceOf(79),
        calculatorId: 103_401,
        additional_data: null,
        suggestion_sub_rows: [],
        additional_products: [],
      },
    ],
    errors: [],
  },
}
