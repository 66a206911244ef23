import type * as services from '#shared/api/contract/services'
import type { Docs } from '../call-doc'
import {
  fitting,
  hotelForBuyer,
  hotelForKnown,
  hotelForNew,
  hotelPickUp,
  priceOf,
  tireChange,
  tooLong,
  tooMany,
  vanTireChange,
  winterTire,
} from './service-examples'
import { timeReserved } from './time-errors'

type TireCalls = Pick<
  typeof services,
  | 'searchTires'
  | 'tireSizes'
  | 'tirePackage'
  | 'tireChangeProducts'
  | 'tireHotelProduct'
  | 'tirePickUpProduct'
  | 'addTireChange'
>

export const tireDocs: Docs<TireCalls> = {
  searchTires: {
    summary: 'Search tires',
    description: `The tires that fit all of the filters, cheapest first, at most 200. A filter that is left out does not narrow the
search. \`width\` is in millimetres, \`aspectRatio\` in per cent, \`rimDiameter\` in inches; \`minLoadIndex\` is the lowest load
index. Tire types are SUMMER, WINTER_STUDDED, WINTER_FRICTION and ALL_SEASON. The price is that of one tire.`,
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
      { status: 400, code: 'BAD_SIZE', when: 'A size or load index is not a whole number above 0.' },
      tooMany('More than 50 suppliers are named.'),
      tooLong,
    ],
  },
  tireSizes: {
    summary: 'Tire sizes on sale',
    description: 'Each width, aspect ratio and rim diameter that a tire on sale has: once, smallest first.',
    output: { widths: [205, 215, 225, 255], aspectRatios: [45, 55, 65], rimDiameters: [16, 17, 19] },
    errors: [],
  },
  tirePackage: {
    summary: 'A package of tires',
    description:
      'Tires and their fitting under one code. Items are sold by the provider TIRE_PACKAGER and go into the cart like any product, in the amount told here; an item’s price is that of one, `price` that of all.',
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
    errors: [{ status: 404, code: 'UNKNOWN_PACKAGE', when: 'There is no package of this code.' }, tooLong],
  },
  tireChangeProducts: {
    summary: 'Products of a tire change',
    description:
      'The change of tires for passenger cars and for vans, and the products of the tire hotel. Which of them suit the vehicle and the customer is for the screen to say.',
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
    summary: 'The tire hotel product that suits the customer',
    description: `The buyer's where tires of the provider TIRE_PACKAGER are in the cart; else the existing customer's where the tires are
in the hotel; else the new customer's. \`tiresInHotel\` is what the visitor says; null, or no body, leaves it to the
server, which goes by the register number. Null where the workshop has no such product.`,
    input: { body: { tiresInHotel: true } },
    output: hotelForKnown,
    errors: [],
  },
  tirePickUpProduct: {
    summary: 'The product for collecting tires from the hotel',
    description:
      'What it costs to take one’s tires home from the tire hotel. Null where the workshop has no such product. While it is in the cart the first day that can be booked is later (`carenceDays` of `GET /settings`).',
    output: hotelPickUp,
    errors: [],
  },
  addTireChange: {
    summary: 'Add the tire change that fits the vehicle',
    description:
      'Adds the change of tires for the class of the vehicle to the cart, in the stage TIRES. A vehicle of unknown class is taken for a passenger car; called again it changes nothing.',
    errors: [
      { status: 404, code: 'NOT_OFFERED', when: 'No tire change is offered for this class of vehicle.' },
      tooMany('The cart would have more than 100 lines.'),
      timeReserved,
    ],
  },
}
