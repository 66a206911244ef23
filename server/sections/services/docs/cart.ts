import type * as cart from '#shared/api/contract/services/cart'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { priceOf } from '../../../openapi/examples/products'
import { badAmountOfProduct, textTooLong, timeReserved, tooMany, unknownProduct } from '../../../openapi/common-errors'

const oilService = { productId: 101, amount: 1, provider: 'WORKSHOP' }

/** Documentation of the cart and its order rows. */
export const cartDocs: Docs<typeof cart> = {
  addProductsToCart: {
    heading: 'Services and cart',
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
    heading: 'Services and cart',
    summary: 'Remove products from the cart',
    description:
      'Removes products by id and provider, from any stage and in any amount. A product that is not in the cart is no error. Products that it added automatically are removed with it and cannot be removed alone.',
    input: { query: { stage: 'DEFAULT' }, body: [oilService] },
    errors: [tooMany('More than 50 products are sent.'), timeReserved],
  },
  removeServices: {
    heading: 'Services and cart',
    summary: 'Remove the services, keep the tires',
    description:
      'Removes everything except tires and tire services from the cart, and clears the service code of the booking.',
    errors: [timeReserved],
  },
  emptyCart: {
    heading: 'Services and cart',
    summary: 'Empty the cart',
    description: 'Removes all products from the cart. Keeps notes, symptoms, discount code and extra rows.',
    errors: [timeReserved],
  },
  orderItemsByStage: {
    heading: 'Services and cart',
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
    heading: 'Services and cart',
    summary: 'Extra rows on offer',
    description:
      'Lists rows of an order that are not products. They take no time, and no discount code applies to them.',
    output: [{ id: 2, description: 'Tulostettu huoltoraportti', price: priceOf(4.9) }],
    errors: [],
  },
  setExtraOrderItems: {
    heading: 'Services and cart',
    summary: 'Select extra rows',
    description:
      'Replaces the selected extra rows by the given ones. An empty list removes all. They are in the booking’s `extra_order_items` and in its price.',
    input: { body: [{ id: 2 }] },
    errors: [
      badRequest('UNKNOWN_EXTRA_ITEM', 'One of the rows is not on offer. Nothing is changed.'),
      tooMany('More than 50 rows are sent.'),
    ],
  },
  addAutomaticallyAddedProducts: {
    heading: 'Other',
    summary: 'Add automatic products',
    description: `Adds the products that the cart’s products add automatically, for example a waste fee, and returns the order rows of
all automatic products. The server also does so at every change of the cart. The call is a GET in the specification
although it may change the cart.`,
    output: [
      {
        product: { id: 9001, provider: 'WORKSHOP' },
        description: 'Pientarvikkeet ja jätemaksu',
        display_description: 'Pientarvikkeet ja jätemaksu',
        price: priceOf(9.9),
        addedBy: 1403,
        customizations: [],
      },
    ],
    errors: [timeReserved],
  },
  saveCampaignCode: {
    heading: 'Services and cart',
    summary: 'Use a discount code',
    description:
      'Returns true if the code is valid. The booking’s active prices are then reduced at once, and its normal prices stay. Returns false otherwise, and keeps a previous code. Codes are converted to upper case. Null removes the code and returns true (extension `removeCampaignCode`).',
    input: { body: { value: 'HUOLTO10' } },
    output: true,
    errors: [textTooLong],
  },
}
