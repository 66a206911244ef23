import type * as current from '#shared/api/contract/booking/current'
import { exampleCustomer } from '#shared/api/nouns/example-customer'
import { conflict, type Docs } from '../../../../openapi/call-doc'
import { bookingSteps } from '../../../../openapi/examples/booking-steps'
import {
  badAmountOfProduct,
  textTooLong,
  timeReserved,
  tooLong,
  tooMany,
  unknownProduct,
} from '../../../../openapi/common-errors'

/** Documentation of the session's booking. */
export const currentBookingDocs: Docs<typeof current> = {
  saveNotes: {
    heading: 'Services and cart',
    summary: 'Save the notes of the order',
    description: 'Stores the visitor’s free text and replaces the previous one. It is plain text, not HTML.',
    input: { body: { value: 'Avain on aulan avainlokerossa.' } },
    errors: [textTooLong],
  },
  saveSymptoms: {
    heading: 'Services and cart',
    summary: 'Save the symptoms',
    description:
      'Replaces the faults that the visitor describes. A symptom whose `id` is null is new and gets an id. Symptoms are not part of the price.',
    input: { body: [{ id: null, description: 'Vasen etupyörä kolisee kuopissa.' }] },
    errors: [textTooLong, tooMany('There are more than 50 symptoms.')],
  },
  saveCustomer: {
    heading: 'Services and cart',
    summary: 'Save the customer’s details',
    description:
      'Stores the customer and replaces the previous details. The contact method is always EMAIL and direct marketing is never allowed, whatever is sent.',
    input: { body: exampleCustomer },
    errors: [textTooLong],
  },
  getBooking: {
    heading: 'Vehicle',
    summary: 'The current booking',
    description: `Returns all choices of the session’s visitor, composed anew by each call. Prices, sums and times are the server’s.
\`booking_total_duration\` has a start while a time is held. In a session that changes a saved booking, it is that
booking’s time until another is held. A session that has saved its booking gets the saved one.

While a time is held, \`held_seconds\` is how long the hold lasts unless a call renews it. \`held_seconds_at_most\` is
how long it lasts however many calls follow.
Money is in euros with at most two decimals. The register number is returned as \`register_number\` and as \`regNbr\`.`,
    outputs: bookingSteps,
    errors: [],
  },
  saveBillingReference: {
    heading: 'Booking completion and edits',
    summary: 'Set the billing reference',
    description:
      'Stores the customer’s reference for the bill, which is saved with the booking. A blank value removes it.',
    input: { query: { billingReference: 'PO 4711' } },
    errors: [tooLong],
  },
  addBookingRows: {
    heading: 'Booking completion and edits',
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
}
