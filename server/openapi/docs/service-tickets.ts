import type * as serviceTickets from '#shared/api/contract/service-tickets'
import type { Docs, ErrorDoc } from '../call-doc'
import { timeReserved, tooLong, unknownOrganization } from './time-errors'

const unknownCode: ErrorDoc = {
  status: 404,
  code: 'UNKNOWN_TICKET',
  when: 'The code is unknown, or the ticket has expired. One answer for all, so that nobody learns which codes there are.',
}
const notOpened: ErrorDoc = {
  status: 404,
  code: 'UNKNOWN_TICKET',
  when: 'It is not the ticket that is open in this session, or none is.',
}

/** SPEC.md section 7, «Service tickets». */
export const serviceTicketsDocs: Docs<typeof serviceTickets> = {
  openServiceTicket: {
    summary: 'Open a ticket',
    description: `A service ticket is a workshop's proposal, sent to a customer as a code. Opening it puts its vehicle, workshop and
jobs into the session's booking, in place of what was chosen; what was typed stays. Prices are today's. The case of the code
does not matter.

\`organizationId\` is the workshop of the page, or the chain: the ticket's workshop has to be that or stand below it. A ticket
opens until the end of its last day, unless it is done or the customer has said that the car is no longer theirs.`,
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
          price: { normal_price: 95, active_price: 95, has_public_campaign: false, undefined: false },
        },
        { id: 13, description: 'Seuraa etujarrupalojen kulumista', product: null, price: null },
      ],
    },
    errors: [
      {
        ...unknownCode,
        when: 'The code is unknown, or the ticket is done, has expired, is of another workshop or of a former owner. One answer for all, so that nobody learns which codes there are.',
      },
      { status: 409, code: 'OTHER_PROCESS', when: 'The ticket is for another process type.' },
      timeReserved,
      unknownOrganization,
      tooLong,
    ],
  },
  markServiceTicketDone: {
    summary: 'A ticket is done',
    description: `Says that what the ticket proposes is booked or done; it opens no more. Whoever has the code may say so, and more
than once; it is let through after the booking is saved, too.`,
    input: { body: { ticketCode: 'HUOLTO-7F3K' } },
    errors: [unknownCode, tooLong],
  },
  endVehicleOwnership: {
    summary: 'The car is no longer mine',
    description: `No ticket for this car that was or will be sent to this customer opens any more; those of another owner do. The
session has no vehicle and no ticket afterwards.`,
    input: { params: { id: 1 } },
    errors: [notOpened, timeReserved],
  },
  serviceTicketInfoRows: {
    summary: 'What is told of an item',
    description: 'What the workshop has measured or seen, and why it proposes the job; in its order.',
    input: { params: { id: 1, itemId: 12 } },
    output: [{ heading: 'Mittaustulos', text: 'Kiehumispiste 158 °C, raja 165 °C.' }],
    errors: [notOpened, { status: 404, code: 'UNKNOWN_ITEM', when: 'The ticket has no such item.' }],
  },
  separatelySoldItems: {
    summary: 'What is sold over the counter too',
    description: 'Products that need no appointment and may be offered beside a ticket.',
    output: [
      {
        product: { id: 1201, provider: 'WORKSHOP' },
        description: 'Akun testaus',
        price: { normal_price: 19, active_price: 19, has_public_campaign: false, undefined: false },
        calculatorId: 13_201,
        additional_data: null,
        suggestion_sub_rows: [],
        additional_products: [],
      },
    ],
    errors: [],
  },
  serviceTicketUrl: {
    summary: 'Where the ticket opens again',
    description: 'The page of the process of the open ticket, with its code: a path of the site, or https.',
    output: { url: '/huolto?serviceTicket=HUOLTO-7F3K' },
    errors: [{ ...notOpened, when: 'No ticket is open in this session.' }],
  },
  reportWarningLight: {
    summary: 'A light on the dashboard',
    description: `Notes a warning light, by a code or a few words. It stands among the symptoms, so that the workshop reads it with the
booking; told twice, it stands there once.`,
    input: { params: { id: 1 }, body: { value: 'ABS' } },
    errors: [
      notOpened,
      { status: 400, code: 'BAD_WARNING_LIGHT', when: 'The value is blank.' },
      { status: 400, code: 'TOO_MANY', when: 'There are fifty symptoms already.' },
      tooLong,
    ],
  },
}
