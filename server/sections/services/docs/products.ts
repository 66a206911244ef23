import { basicService, suggestedAirFilter } from '../../../openapi/examples/products'
import type * as products from '#shared/api/contract/services/products'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { textTooLong, tooMany, unknownProduct } from '../../../openapi/common-errors'

/** Documentation of a product's details, and of what the visitor chooses about it. */
export const productDocs: Docs<typeof products> = {
  productParameter: {
    heading: 'Services and cart',
    summary: 'Read a parameter of the booking',
    description: 'Returns the value stored under a code, for example a delivery option. Null if there is none.',
    input: { query: { code: 'customerWaitingMorning' } },
    output: { parameterCode: 'customerWaitingMorning', selectedValue: 'true' },
    errors: [],
  },
  setProductParameter: {
    heading: 'Services and cart',
    summary: 'Set a parameter of the booking',
    description:
      'Stores a value under a code and replaces the previous one. The delivery options and RESERVATION_DETAILS_TEXT are such parameters. They are returned in the booking’s `product_parameters`.',
    input: { query: { code: 'customerWaitingMorning', value: 'true' } },
    errors: [textTooLong, tooMany('The booking would have more than 100 parameters.')],
  },
  setProductParameterChoice: {
    heading: 'Services and cart',
    summary: 'Select a choice of a product',
    description:
      'Stores a choice offered by GET /product-additional-data. The latest choice of a parameter applies. It is part of the booking while its product is in the cart.',
    input: {
      body: { productId: 301, provider: 'WORKSHOP', parameterId: 1, parameterType: 'CHOICE', choiceId: 11 },
    },
    errors: [
      unknownProduct(400),
      badRequest('UNKNOWN_CHOICE', 'The product has no such parameter, or the parameter no such type or choice.'),
      tooMany('More than 100 choices have been made.'),
    ],
  },
  productAdditionalData: {
    heading: 'Services and cart',
    summary: 'Info text and parameters of a product',
    description: 'Returns the product’s info text, or an empty one, and the parameters that the visitor may choose.',
    input: { query: { productId: 301 } },
    output: {
      infoDescription: 'Sijaisauton voi noutaa vain asiakaspalvelupisteestä sen aukioloaikoina.',
      parameters: [
        {
          id: 1,
          code: 'SIJAISAUTON_VAIHTEISTO',
          type: 'CHOICE',
          description: 'Sijaisauton vaihteisto',
          choices: [
            { id: 11, description: 'Automaattivaihteisto' },
            { id: 12, description: 'Käsivaihteisto' },
          ],
        },
      ],
    },
    errors: [unknownProduct(404)],
  },
  productSuggestion: {
    heading: 'Services and cart',
    summary: 'One product with its details',
    description:
      'Returns a product on offer with its sub rows and their spare parts, and its tire data if it is a tire. `additional_products` are suggested with it and have no suggestions themselves. An empty `provider` matches any provider of the product.',
    input: { query: { productId: 101, provider: 'WORKSHOP' } },
    output: { ...basicService, additional_products: [suggestedAirFilter], suggested_tire: null },
    errors: [unknownProduct(404)],
  },
}
