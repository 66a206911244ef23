import type * as serviceTickets from '#shared/api/contract/visit/tickets'
import { badRequest, conflict, notFound, type Docs } from '../../../../openapi/call-doc'
import { listed, priceOf } from '../../../../openapi/examples/products'
import { timeReserved, tooLong, tooMany, unknownOrganization } from '../../../../openapi/common-errors'

const unknownCode = notFound(
  'UNKNOWN_TICKET',
  'The code is unknown, or the ticket has expired, or another session has answered it. The response is the same, so that callers cannot find valid codes.',
)
const notOpened = notFound('UNKNOWN_TICKET', 'The ticket is not the one open in this session.')

/** Documentation of service tickets. */
export const serviceTicketsDocs: Docs<typeof serviceTickets> = {
  openServiceTicket: {
    heading: 'Service tickets',
    summary: 'Open a ticket',
    description: `A service ticket is a workshop’s proposal, sent to a customer as a code. Opening it puts its vehicle, workshop and
jobs into the session’s booking, in place of earlier selections. Typed texts are kept. Current prices apply. The code
is case-insensitive.

\`organizationId\` is the workshop of the page, or the chain. The ticket’s workshop must be that one or its
descendant. A ticket can be opened until the end of its last day, unless it is done or the customer has reported that
they no longer own the car.

A ticket of a saved booking proposes extra work that was found during the visit. Only a session of CANCEL_FORM can
open it. The session gets the booking’s vehicle and workshop, what it may accept at the prices of the response, and
neither the customer nor the order. Its draft is emptied and its held time released. The session that has answered can
open the ticket again and gets \`decision\`.`,
    input: { body: { ticketCode: 'HUOLTO-7F3K', organizationId: 1, usedProcessType: 'MAINTENANCE' } },
    output: {
      id: 1,
      organizationId: 1,
      registerNumber: 'ABC-123',
      message: 'Autosi on tulossa huoltoikään.',
      expires: '2027-11-23',
      items: [
        {
          id: 12,
          description: 'Jarrunesteen vaihto',
          product: { id: 1002, provider: 'WORKSHOP' },
          price: priceOf(95),
        },
        { id: 13, description: 'Seuraa etujarrupalojen kulumista', product: null, price: null },
      ],
    },
    errors: [
      {
        ...unknownCode,
        when: 'The code is unknown, or the ticket is done, expired, of another workshop or of a former owner. The response is the same, so that callers cannot find valid codes.',
      },
      conflict('OTHER_PROCESS', 'The ticket is for another process type.'),
      timeReserved,
      unknownOrganization,
      tooLong,
    ],
  },
  markServiceTicketDone: {
    heading: 'Service tickets',
    summary: 'Mark a ticket as done',
    description:
      'Marks the ticket’s work as booked or done, so that the ticket can no longer be opened. Anyone with the code may do so, repeatedly, and also after the booking is saved. For extra work, the session must have opened the ticket: the rows that it has added become part of the saved booking, the rest is declined, and customer and workshop get a mail. The first session to answer wins. A repeated call changes nothing.',
    input: { body: { ticketCode: 'HUOLTO-7F3K' } },
    errors: [
      unknownCode,
      tooLong,
      conflict('WORK_CHANGED', 'An accepted product is no longer sold. Open the ticket again and ask the customer.'),
    ],
  },
  endVehicleOwnership: {
    heading: 'Service tickets',
    summary: 'End the ownership of the car',
    description:
      'Invalidates all present and future tickets for this car sent to this customer. Tickets of another owner stay valid. Removes vehicle and ticket from the session.',
    input: { params: { id: 1 } },
    errors: [notOpened, timeReserved],
  },
  serviceTicketInfoRows: {
    heading: 'Service tickets',
    summary: 'Information about an item',
    description:
      'Lists what the workshop has measured or observed, and why it proposes the job, in the workshop’s order.',
    input: { params: { id: 1, itemId: 12 } },
    output: [{ heading: 'Mittaustulos', text: 'Kiehumispiste 158 °C, raja 165 °C.' }],
    errors: [notOpened, notFound('UNKNOWN_ITEM', 'The ticket has no such item.')],
  },
  separatelySoldItems: {
    heading: 'Service tickets',
    summary: 'Products sold over the counter',
    description: 'Lists products that need no appointment and may be offered with a ticket.',
    output: [listed(1201, 'Akun testaus', 19, 13_201)],
    errors: [],
  },
  serviceTicketUrl: {
    heading: 'Service tickets',
    summary: 'Address of the open ticket',
    description: 'Returns the page of the process of the open ticket, with its code: a path of the site, or https.',
    output: { url: '/huolto?serviceTicket=HUOLTO-7F3K' },
    errors: [{ ...notOpened, when: 'No ticket is open in this session.' }],
  },
  reportWarningLight: {
    heading: 'Service tickets',
    summary: 'Report a warning light',
    description:
      'Stores a warning light, by a code or a few words, as a symptom, so that the workshop sees it with the booking. A repeated report is stored once.',
    input: { params: { id: 1 }, body: { value: 'ABS' } },
    errors: [
      notOpened,
      badRequest('BAD_WARNING_LIGHT', 'The value is blank.'),
      tooMany('There are already fifty symptoms.'),
      tooLong,
    ],
  },
}
