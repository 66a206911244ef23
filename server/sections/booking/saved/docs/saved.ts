import type * as completion from '#shared/api/contract/booking/saved'
import { conflict, type Docs } from '../../../../openapi/call-doc'
import { savedBookingDocs } from './saved-booking'
import {
  badAmountOfProduct,
  timeReserved,
  tooLong,
  tooMany,
  unknownOrganization,
  unknownProduct,
} from '../../../../openapi/common-errors'
import { visitorLetterDocs } from './visitor-letters'

/** Documentation of specification section 7, 'Booking completion and edits'. */
export const completionDocs: Docs<typeof completion> = {
  ...savedBookingDocs,
  ...visitorLetterDocs,
  addBookingRows: {
    summary: 'Add rows to the order',
    description:
      'Adds products to the session’s booking at the stage `CD`, by the rules of `POST /add-products-to-cart`. Applies to the booking in progress only. To change a saved booking, open it first (`POST /open-booking`), so that its price and time are checked again. While extra work is open (`POST /service-ticket/open`), the rows are those that the customer accepts: one piece each of a product that the ticket offers, without products that are added automatically.',
    input: { body: [{ productId: 303, amount: 1, provider: 'WORKSHOP' }] },
    errors: [
      unknownProduct(400),
      badAmountOfProduct,
      tooMany('More than 50 products are sent, or the cart would have more than 100 lines.'),
      tooLong,
      timeReserved,
      conflict('BOOKING_SAVED', 'The session has already saved its booking.'),
    ],
  },
  activeProcesses: {
    summary: 'Process types with screens',
    description: 'Lists the process types that have screens. Other types exist only in the contract.',
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [],
  },
  enabledProcesses: {
    summary: 'Processes of a workshop',
    description:
      'Lists the processes with screens that the workshop offers. A change request is possible at any workshop.',
    input: { query: { organizationId: 1 } },
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [unknownOrganization],
  },
  saveBillingReference: {
    summary: 'Set the billing reference',
    description:
      'Stores the customer’s reference for the bill, which is saved with the booking. A blank value removes it.',
    input: { query: { billingReference: 'PO 4711' } },
    errors: [tooLong],
  },
}
