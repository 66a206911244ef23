import type * as services from '#shared/api/contract/services'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { priceOf } from '../../../openapi/examples/products'
import { badAmountOfProduct, textTooLong, timeReserved, tooMany, unknownProduct } from '../../../openapi/common-errors'

const oilService = { productId: 101, amount: 1, provider: 'WORKSHOP' }

export const cartDocs = {
  addProductsToCart: {
    summary: 'Add products to the cart',
    description: `Adds all products, or none if one of them is not sold. A product is in the cart once. Adding it again keeps its
position and stage, and replaces the amount and texts, so the call is idempotent.

\`calculatorId\`, \`parameters\` and \`customizations\` are stored with the line. An item’s own calculator overrides
that of the query. Prices, durations and descriptions are the server’s, whatever is sent. Some products add others
automatically, for example a waste fee. Such a product is added once, and removed with the last product that adds it.`,
    input: {
      query: { stage: 'DEFAULT', calculatorId: 1101 },
      body: [{ ...oilService, description: 'Perushuolto', parameters: [], customizations: [], calculatorId: 1101 }],
    },
    errors: [
      unknownProduct(400),
      badAmountOfProduct,
      tooMany(
        'More than 50 products are sent, the cart would have more than 100 lines, or a line more than ten parameters or customizations.',
      ),
      textTooLong,
      timeReserved,
    ],
  },
  removeProductsFromCart: {
    summary: 'Remove products from the cart',
    description:
      'Removes products by id and provider, from any stage and in any amount. A product that is not in the cart is no error. Products that it added automatically are removed with it and cannot be removed alone.',
    input: { query: { stage: 'DEFAULT' }, body: [oilService] },
    errors: [tooMany('More than 50 products are sent.'), timeReserved],
  },
  removeServices: {
    summary: 'Remove the services, keep the tires',
    description:
      'Removes everything except tires and tire services from the cart, and clears the service code of the booking.',
    errors: [timeReserved],
  },
  emptyCart: {
    summary: 'Empty the cart',
    description: 'Removes all products from the cart. Keeps notes, symptoms, discount code and extra rows.',
    errors: [timeReserved],
  },
  orderItemsByStage: {
    summary: 'Rows of the order of one stage',
    description:
      'Lists the rows of the cart that were added for a stage, in the order of adding. A row’s price is for its whole amount, after the discount code.',
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
    description:
      'Lists rows of an order that are not products. They take no time, and no discount code applies to them.',
    output: [{ id: 2, description: 'Tulostettu huoltoraportti', price: priceOf(4.9) }],
    errors: [],
  },
  setExtraOrderItems: {
    summary: 'Select extra rows',
    description:
      'Replaces the selected extra rows by the given ones. An empty list removes all. They are in the booking’s `extra_order_items` and in its price.',
    input: { body: [{ id: 2 }] },
    errors: [
      badRequest('UNKNOWN_EXTRA_ITEM', 'One of the rows is not on offer. Nothing is changed.'),
      tooMany('More than 50 rows are sent.'),
    ],
  },
} satisfies Partial<Docs<typeof services>>
