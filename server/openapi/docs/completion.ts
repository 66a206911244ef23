import type * as completion from '#shared/api/contract/completion'
import type { Docs } from '../call-doc'
import { savedBookingDocs } from './saved-booking'
import { unknownProduct } from './service-examples'
import { timeReserved, tooLong, unknownOrganization } from './time-errors'
import { visitorLetterDocs } from './visitor-letters'

/** SPEC.md section 7, «Booking completion and edits». */
export const completionDocs: Docs<typeof completion> = {
  ...savedBookingDocs,
  ...visitorLetterDocs,
  addBookingRows: {
    summary: 'Add rows to the order',
    description: `Adds products to the booking of this session at the stage \`CD\`, by the rules of \`POST /add-products-to-cart\`. It
is for the booking that is being made: a saved one is opened and changed (\`POST /open-booking\`), so that its price and its time
are looked at again.`,
    input: { body: [{ productId: 303, amount: 1, provider: 'WORKSHOP' }] },
    errors: [
      unknownProduct(400),
      { status: 400, code: 'BAD_AMOUNT', when: 'An amount is not a whole number from 1 to 99.' },
      { status: 400, code: 'TOO_MANY', when: 'The cart would have more than 100 lines.' },
      tooLong,
      timeReserved,
      { status: 409, code: 'BOOKING_SAVED', when: 'The session has saved its booking.' },
    ],
  },
  activeProcesses: {
    summary: 'The processes there are',
    description: 'The process types that have screens; the others are known to the contract alone.',
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [],
  },
  enabledProcesses: {
    summary: 'The processes of a workshop',
    description:
      'Of the processes that have screens, those that the workshop takes part in. A change can be asked for at any workshop.',
    input: { query: { organizationId: 1 } },
    output: ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'],
    errors: [unknownOrganization],
  },
  saveBillingReference: {
    summary: 'Set the reference on the bill',
    description:
      'Keeps what the customer wants to find on the bill, and saves it with the booking; a blank one takes it away.',
    input: { query: { billingReference: 'PO 4711' } },
    errors: [tooLong],
  },
}
