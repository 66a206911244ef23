import type * as services from '#shared/api/contract/services'
import type { Docs } from '../call-doc'
import { priceOf, tooLong, tooMany, unknownProduct } from './service-examples'
import { timeReserved } from './time-errors'

type CartCalls = Pick<
  typeof services,
  | 'addProductsToCart'
  | 'removeProductsFromCart'
  | 'removeServices'
  | 'emptyCart'
  | 'orderItemsByStage'
  | 'extraOrderItems'
  | 'setExtraOrderItems'
>

const oilService = { productId: 101, amount: 1, provider: 'WORKSHOP' }

export const cartDocs: Docs<CartCalls> = {
  addProductsToCart: {
    summary: 'Add products to the cart',
    description: `Adds all of the products or, where one of them is not sold, none. A product is in the cart once: added again it stays
in its place and stage and takes over the amount and the words of the newer call, so that a repeated call does no harm.

\`calculatorId\`, \`parameters\` and \`customizations\` are kept with the line; an item's own calculator goes before that of
the query. Prices, lengths and descriptions are the server's own, whatever is sent. Some products bring others along, for
example a waste fee: one of each, however many bring it, and gone with the last of them.`,
    input: {
      query: { stage: 'DEFAULT', calculatorId: 1101 },
      body: [{ ...oilService, description: 'Perushuolto', parameters: [], customizations: [], calculatorId: 1101 }],
    },
    errors: [
      unknownProduct(400),
      { status: 400, code: 'BAD_AMOUNT', when: 'An amount is not a whole number from 1 to 99.' },
      tooMany('The cart would have more than 100 lines, or a line more than ten parameters or customizations.'),
      tooLong,
      timeReserved,
    ],
  },
  removeProductsFromCart: {
    summary: 'Remove products from the cart',
    description:
      'Takes products out by id and provider, whichever stage they were added for, in whatever amount. One that is not there is no error. What a product has brought along goes with it, and cannot be taken out alone.',
    input: { query: { stage: 'DEFAULT' }, body: [oilService] },
    errors: [timeReserved],
  },
  removeServices: {
    summary: 'Remove the services, keep the tires',
    description:
      'Takes everything but tires and what is done to them out of the cart, and clears the service code of the booking.',
    errors: [timeReserved],
  },
  emptyCart: {
    summary: 'Empty the cart',
    description: 'Takes all products out of the cart. Notes, symptoms, discount code and extra rows stay.',
    errors: [timeReserved],
  },
  orderItemsByStage: {
    summary: 'Rows of the order of one stage',
    description:
      'The rows of the cart that were added for a stage, in the order they were added. A row’s price is that of its whole amount, with the discount code taken off.',
    input: { query: { stage: 'TIRES' } },
    output: [
      {
        product: { id: 2001, provider: 'WORKSHOP' },
        description: 'Renkaiden kausivaihto, henkilöauto',
        display_description: 'Renkaiden kausivaihto, henkilöauto',
        price: priceOf(59),
        addedBy: null,
        customizations: [],
      },
    ],
    errors: [],
  },
  extraOrderItems: {
    summary: 'Extra rows on offer',
    description: 'Rows of an order that are no products: they take no time, and no discount code applies to them.',
    output: [{ id: 2, description: 'Tulostettu huoltoraportti', price: priceOf(4.9) }],
    errors: [],
  },
  setExtraOrderItems: {
    summary: 'Choose extra rows',
    description:
      'All the extra rows that are chosen: they take the place of those chosen before, and an empty list removes them. They are in the booking’s `extra_order_items` and in its price.',
    input: { body: [{ id: 2 }] },
    errors: [{ status: 400, code: 'UNKNOWN_EXTRA_ITEM', when: 'One of the rows is not on offer; nothing is changed.' }],
  },
}
