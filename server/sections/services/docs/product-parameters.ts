import type * as services from '#shared/api/contract/services'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { textTooLong, tooMany, unknownProduct } from '../../../openapi/common-errors'

export const productParameterDocs = {
  productParameter: {
    summary: 'Read a parameter of the booking',
    description: 'Returns the value stored under a code, for example a delivery option. Null if there is none.',
    input: { query: { code: 'customerWaitingMorning' } },
    output: { parameterCode: 'customerWaitingMorning', selectedValue: 'true' },
    errors: [],
  },
  setProductParameter: {
    summary: 'Set a parameter of the booking',
    description:
      'Stores a value under a code and replaces the previous one. The delivery options and RESERVATION_DETAILS_TEXT are such parameters. They are returned in the booking’s `product_parameters`.',
    input: { query: { code: 'customerWaitingMorning', value: 'true' } },
    errors: [textTooLong, tooMany('The booking would have more than 100 parameters.')],
  },
  setProductParameterChoice: {
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
} satisfies Partial<Docs<typeof services>>
