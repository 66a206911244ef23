import type * as services from '#shared/api/contract/services'
import type { Docs } from '../../../openapi/call-doc'
import { textTooLong, unknownProduct } from '../../../openapi/common-errors'
import {
  airFilter,
  balancing,
  basicService,
  brakeFluid,
  carWash,
  suggestedAirFilter,
} from '../../../openapi/examples/products'

export const offerDocs = {
  services: {
    summary: 'Scheduled maintenance services',
    description:
      'Lists the services of the maintenance programme that fit the session’s vehicle, for example no oil change for an electric car. With `surroundingServices`, the additional services follow. Prices are for one piece, before any discount code.',
    input: { query: { surroundingServices: false } },
    output: [basicService],
    errors: [],
  },
  servicesByServiceCode: {
    summary: 'Services of a service code',
    description:
      'Lists the products of a service code of the maintenance programme. The code is case-insensitive. An unknown code returns an empty list and is no error.',
    input: { query: { serviceCode: 'HUOLTO30' } },
    output: [basicService, airFilter],
    errors: [textTooLong],
  },
  removeServiceCode: {
    summary: 'Clear the service code',
    description:
      'Removes the service code from the booking and keeps the cart. This GET writes, so a server must prevent caching and cross-site requests. The required process token does so.',
    errors: [],
  },
  additionalServices: {
    summary: 'Additional services of a category',
    description:
      'Lists additional services of a category, in the demo chain category 3. Empty for an unknown category.',
    input: { query: { categoryId: 3 } },
    output: [carWash],
    errors: [],
  },
  extraServices: {
    summary: 'Extra services by category',
    description:
      'Lists further services by category, in the chain’s order. Empty for the stage TIRES. Categories without a product that fits the vehicle are omitted.',
    input: { query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } },
    output: [{ id: 10, description: 'Jarrut', products: [brakeFluid] }],
    errors: [],
  },
  extraAdditionalServices: {
    summary: 'Extra services for tires',
    description: 'Lists services for tires other than changing them. Empty unless the stage is TIRES.',
    input: { query: { stage: 'TIRES' } },
    output: [{ id: 21, description: 'Renkaiden lisäpalvelut', products: [balancing] }],
    errors: [],
  },
  productSuggestion: {
    summary: 'One product with its details',
    description:
      'Returns a product on offer with its sub rows and their spare parts, and its tire data if it is a tire. `additional_products` are suggested with it and have no suggestions themselves. An empty `provider` matches any provider of the product.',
    input: { query: { productId: 101, provider: 'WORKSHOP' } },
    output: { ...basicService, additional_products: [suggestedAirFilter], suggested_tire: null },
    errors: [unknownProduct(404)],
  },
} satisfies Partial<Docs<typeof services>>
