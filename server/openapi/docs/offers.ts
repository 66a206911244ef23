import type * as services from '#shared/api/contract/services'
import type { Docs } from '../call-doc'
import {
  airFilter,
  balancing,
  basicService,
  brakeFluid,
  carWash,
  suggestedAirFilter,
  tooLong,
  unknownProduct,
} from './service-examples'

type OfferCalls = Pick<
  typeof services,
  | 'services'
  | 'servicesByServiceCode'
  | 'removeServiceCode'
  | 'additionalServices'
  | 'extraServices'
  | 'extraAdditionalServices'
  | 'productSuggestion'
>

export const offerDocs: Docs<OfferCalls> = {
  services: {
    summary: 'Scheduled maintenance services',
    description: `The services of the maintenance programme that fit the session's vehicle: no oil change for an electric car. With
\`surroundingServices\` the additional services follow them. Prices are those of one, before any discount code.`,
    input: { query: { surroundingServices: false } },
    output: [basicService],
    errors: [],
  },
  servicesByServiceCode: {
    summary: 'Services of a service code',
    description:
      'The products that a service code of the maintenance programme stands for, however its letters are written. An unknown code has none; it is no error.',
    input: { query: { serviceCode: 'HUOLTO30' } },
    output: [basicService, airFilter],
    errors: [tooLong],
  },
  removeServiceCode: {
    summary: 'Clear the service code',
    description:
      'Takes the service code off the booking; the cart stays as it is. It writes, though it is a GET: a server must not let it be cached or made from elsewhere, which the process token sees to.',
    errors: [],
  },
  additionalServices: {
    summary: 'Additional services of a category',
    description:
      'What can be had along with a service, in the demo chain as category 3. An unknown category has no products.',
    input: { query: { categoryId: 3 } },
    output: [carWash],
    errors: [],
  },
  extraServices: {
    summary: 'Extra services by category',
    description:
      'Further services under their headings, in the chain’s order. For the stage TIRES there are none; a heading without a product that fits the vehicle is left out.',
    input: { query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } },
    output: [{ id: 10, description: 'Jarrut', products: [brakeFluid] }],
    errors: [],
  },
  extraAdditionalServices: {
    summary: 'Extra services that go with the tires',
    description: 'What can be done to tires beyond changing them. There is something for the stage TIRES only.',
    input: { query: { stage: 'TIRES' } },
    output: [{ id: 21, description: 'Renkaiden lisäpalvelut', products: [balancing] }],
    errors: [],
  },
  productSuggestion: {
    summary: 'One product with all that belongs to it',
    description: `A product as it is offered, with its sub rows and their spare parts, what is suggested together with it
(\`additional_products\`, without suggestions of their own) and, of a tire, what it is. An empty \`provider\` stands for
whichever sells the product.`,
    input: { query: { productId: 101, provider: 'WORKSHOP' } },
    output: { ...basicService, additional_products: [suggestedAirFilter], suggested_tire: null },
    errors: [unknownProduct(404)],
  },
}
