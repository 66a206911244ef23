import type * as listings from '#shared/api/contract/services/listings'
import type { Docs } from '../../../openapi/call-doc'
import { textTooLong, tooLong } from '../../../openapi/common-errors'
import { airFilter, balancing, basicService, brakeFluid, carWash, listed } from '../../../openapi/examples/products'

/** Documentation of the services that the workshop lists. */
export const listingDocs: Docs<typeof listings> = {
  services: {
    heading: 'Services and cart',
    summary: 'Scheduled maintenance services',
    description:
      'Lists the services of the maintenance programme that fit the session’s vehicle, for example no oil change for an electric car. With `surroundingServices`, the additional services follow. Prices are for one piece, before any discount code.',
    input: { query: { surroundingServices: false } },
    output: [basicService],
    errors: [],
  },
  servicesByServiceCode: {
    heading: 'Services and cart',
    summary: 'Services of a service code',
    description:
      'Lists the products of a service code of the maintenance programme. The code is case-insensitive. An unknown code returns an empty list and is no error.',
    input: { query: { serviceCode: 'HUOLTO30' } },
    output: [basicService, airFilter],
    errors: [textTooLong],
  },
  removeServiceCode: {
    heading: 'Services and cart',
    summary: 'Clear the service code',
    description:
      'Removes the service code from the booking and keeps the cart. This GET writes, so a server must prevent caching and cross-site requests. The required process token does so.',
    errors: [],
  },
  additionalServices: {
    heading: 'Services and cart',
    summary: 'Additional services of a category',
    description:
      'Lists additional services of a category, in the demo chain category 3. Empty for an unknown category.',
    input: { query: { categoryId: 3 } },
    output: [carWash],
    errors: [],
  },
  extraServices: {
    heading: 'Services and cart',
    summary: 'Extra services by category',
    description:
      'Lists further services by category, in the chain’s order. Empty for the stage TIRES. Categories without a product that fits the vehicle are omitted.',
    input: { query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } },
    output: [{ id: 10, description: 'Jarrut', products: [brakeFluid] }],
    errors: [],
  },
  extraAdditionalServices: {
    heading: 'Services and cart',
    summary: 'Extra services for tires',
    description: 'Lists services for tires other than changing them. Empty unless the stage is TIRES.',
    input: { query: { stage: 'TIRES' } },
    output: [{ id: 21, description: 'Renkaiden lisäpalvelut', products: [balancing] }],
    errors: [],
  },
  setServiceCode: {
    heading: 'Vehicle',
    summary: 'Set the service code',
    description: 'Stores the code that services are listed by. A blank value or null removes it.',
    input: { body: { value: 'HUOLTO-A' } },
    errors: [tooLong],
  },
  compatibleWindshieldWipers: {
    heading: 'Other',
    summary: 'Compatible wiper blades',
    description:
      'Lists the wiper blades that fit the session’s vehicle. If its make is unknown, lists those that fit every make. They are added to the cart like any product.',
    output: [listed(9201, 'Pyyhkijänsulat eteen, 65 ja 40 cm', 49, 101_201)],
    errors: [],
  },
  serviceTargetExecutionCycles: {
    heading: 'Other',
    summary: 'Service intervals',
    description: `Lists the intervals of the vehicle’s make, in kilometers or months, whichever comes first. Null means that the unit
does not apply. If a make has no interval for a target, the general one applies. \`nextKilometers\` is the mileage of
the next service, or null if the vehicle’s mileage is unknown.`,
    output: [{ target: 'Määräaikaishuolto', kilometers: 15_000, months: 12, nextKilometers: 90_000 }],
    errors: [],
  },
  ssmServices: {
    heading: 'Other',
    summary: 'Services of the external catalogue',
    description:
      'Lists the services of the chain’s external catalogue that fit the session’s vehicle. If its make is unknown, lists those that fit every make.',
    output: [listed(9401, 'Hybridiakun kuntotarkastus', 79, 103_401)],
    errors: [],
  },
}
