import type * as tires from '#shared/api/contract/services/tires'
import { badRequest, notFound, type Docs } from '../../../openapi/call-doc'
import {
  fitting,
  hotelForBuyer,
  hotelForKnown,
  hotelForNew,
  hotelPickUp,
  priceOf,
  tireChange,
  vanTireChange,
  winterTire,
} from '../../../openapi/examples/products'
import { textTooLong, timeReserved, tooMany } from '../../../openapi/common-errors'

/** Documentation of tires, their change and the tire hotel. */
export const tireDocs: Docs<typeof tires> = {
  searchTires: {
    heading: 'Services and cart',
    summary: 'Search tires',
    description: `Lists the tires that match all filters, cheapest first, at most 200. An omitted filter does not narrow the search.
\`width\` is in millimetres, \`aspectRatio\` in percent, \`rimDiameter\` in inches. \`minLoadIndex\` is the lowest
load index. Tire types are SUMMER, WINTER_STUDDED, WINTER_FRICTION and ALL_SEASON. The price is for one tire.`,
    input: {
      query: {
        suppliers: ['Pohjolan Rengas'],
        width: 205,
        aspectRatio: 55,
        rimDiameter: 16,
        minLoadIndex: 91,
        tireType: 'WINTER_STUDDED',
      },
    },
    output: [winterTire],
    errors: [
      badRequest('BAD_SIZE', 'A size or load index is not a whole number above 0.'),
      tooMany('The request lists more than 50 suppliers.'),
      textTooLong,
    ],
  },
  tireSizes: {
    heading: 'Services and cart',
    summary: 'Tire sizes on sale',
    description:
      'Lists the widths, aspect ratios and rim diameters of the tires on sale, without duplicates, in ascending order.',
    output: { widths: [205, 215, 225, 255], aspectRatios: [45, 55, 65], rimDiameters: [16, 17, 19] },
    errors: [],
  },
  tirePackage: {
    heading: 'Services and cart',
    summary: 'A tire package',
    description:
      'Returns tires and their fitting under one code. Items are sold by the provider TIRE_PACKAGER and are added to the cart like any product, in the returned amount. An item’s price is for one piece, `price` is the total.',
    input: { params: { code: 'TALVI205' } },
    output: {
      code: 'TALVI205',
      description: 'Nastarenkaat asennettuina, 205/55 R16',
      price: priceOf(555),
      items: [
        { ...winterTire, amount: 4 },
        { ...fitting, amount: 1 },
      ],
    },
    errors: [notFound('UNKNOWN_PACKAGE', 'The package does not exist.'), textTooLong],
  },
  tireChangeProducts: {
    heading: 'Services and cart',
    summary: 'Products of a tire change',
    description:
      'Returns the tire change for passenger cars and for vans, and the products of the tire hotel. The client selects those that fit the vehicle and the customer.',
    output: {
      tireHotelNewCustomerProduct: hotelForNew,
      tireHotelExistingCustomerProduct: hotelForKnown,
      tireHotelTireBuyerProduct: hotelForBuyer,
      tireHotelPickUpProduct: hotelPickUp,
      tireChangePersonalCarProduct: tireChange,
      tireChangeVanProduct: vanTireChange,
    },
    errors: [],
  },
  tireHotelProduct: {
    heading: 'Services and cart',
    summary: 'The customer’s tire hotel product',
    description: `Returns the buyer’s product if tires of the provider TIRE_PACKAGER are in the cart. Otherwise returns the existing
customer’s product if the tires are in the hotel, or else the new customer’s. \`tiresInHotel\` is the visitor’s own
statement. If it is null or the body is missing, the server looks the register number up. Null if the workshop has no
such product.`,
    input: { body: { tiresInHotel: true } },
    output: hotelForKnown,
    errors: [],
  },
  tirePickUpProduct: {
    heading: 'Services and cart',
    summary: 'The pick-up product of the tire hotel',
    description:
      'Returns the product for taking tires home from the tire hotel. Null if the workshop has none. While it is in the cart, the first bookable day is later (`carenceDays` of `GET /settings`).',
    output: hotelPickUp,
    errors: [],
  },
  addTireChange: {
    heading: 'Services and cart',
    summary: 'Add the tire change for the vehicle',
    description:
      'Adds the tire change for the vehicle’s class to the cart, in the stage TIRES. A vehicle of unknown class counts as a passenger car. Idempotent.',
    errors: [
      notFound('NOT_OFFERED', 'No tire change is offered for this vehicle class.'),
      tooMany('The cart would have more than 100 lines.'),
      timeReserved,
    ],
  },
}
