import type * as services from '#shared/api/contract/services'
import type { Docs } from '../call-doc'
import { tooLong, tooMany, unknownProduct } from './service-examples'

type ParameterCalls = Pick<
  typeof services,
  'productParameter' | 'setProductParameter' | 'setProductParameterChoice' | 'productAdditionalData'
>

export const productParameterDocs: Docs<ParameterCalls> = {
  productParameter: {
    summary: 'Read a parameter of the booking',
    description: 'What was set under a code, for example a delivery option; null where nothing was.',
    input: { query: { code: 'customerWaitingMorning' } },
    output: { parameterCode: 'customerWaitingMorning', selectedValue: 'true' },
    errors: [],
  },
  setProductParameter: {
    summary: 'Set a parameter of the booking',
    description:
      'Keeps a value under a code, in the place of the one before. The delivery options and RESERVATION_DETAILS_TEXT are such parameters; they are in the booking’s `product_parameters`.',
    input: { query: { code: 'customerWaitingMorning', value: 'true' } },
    errors: [tooLong, tooMany('The booking would have more than 100 parameters.')],
  },
  setProductParameterChoice: {
    summary: 'Choose something about a product',
    description:
      'Keeps a choice that GET /product-additional-data offers. Of the choices of one parameter the last one made holds; it is part of the booking while its product is in the cart.',
    input: {
      body: { productId: 301, provider: 'WORKSHOP', parameterId: 1, parameterType: 'CHOICE', choiceId: 11 },
    },
    errors: [
      unknownProduct(400),
      {
        status: 400,
        code: 'UNKNOWN_CHOICE',
        when: 'The product has no such parameter, or that no such type or choice.',
      },
      tooMany('More than 100 choices have been made.'),
    ],
  },
  productAdditionalData: {
    summary: 'What there is to know about a product',
    description: 'The product’s info text, empty where it has none, and what the visitor may choose about it.',
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
}
