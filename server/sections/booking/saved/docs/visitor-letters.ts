import type * as saved from '#shared/api/contract/booking/saved'
import { badRequest, conflict, tooManyRequests, type Docs } from '../../../../openapi/call-doc'
import { unknownOrganization } from '../../../../openapi/common-errors'

const badEmail = badRequest('BAD_EMAIL', 'The given address is invalid or more than one.')
const tooLong = badRequest('TOO_LONG', 'The message has more than 5000 characters, or a short field more than 300.')
const tooOften = tooManyRequests('TOO_OFTEN', 'The session has already sent five.')

/** Documentation of the visitor's messages to a workshop. */
export const visitorLetterDocs = {
  sendEditRequest: {
    heading: 'Booking completion and edits',
    summary: 'Request a change or a cancellation',
    description: `Stores a request that a person at the workshop handles. No booking is changed. Workshop, register number and reserved
time are required. The request is stored with the label of its channel: \`PUBLIC\` if the installation type ends in
\`_PUBLIC\`, otherwise the installation type itself. The workshop gets a notice and, if an address is given, the
visitor an acknowledgement. Both are queued in the transaction that stores the request.

Idempotent: repeating the same request in a session returns the same response and stores nothing, so that a double
click makes one request.

Anyone can have an acknowledgement sent to any address. Therefore it repeats no free text, a session sends at most
five requests, and an address gets at most five acknowledgements an hour, counted over all sessions. A request above
that limit is stored and the workshop is notified, but no acknowledgement is sent.`,
    input: {
      query: { installationType: 'BASSADONE_PUBLIC' },
      body: {
        registerNumber: 'ABC-123',
        phoneNumber: '040 123 4567',
        email: 'aino.ohman@example.fi',
        reservedDate: '24.11.2026 09:30',
        organization: 1,
        message: 'Siirtyisikö aika iltapäivään?',
        name: 'Aino Öhman',
      },
    },
    errors: [
      unknownOrganization,
      badRequest('BAD_REGISTER_NUMBER', 'It is empty or longer than seven characters.'),
      badRequest('BAD_RESERVED_DATE', 'It is not an existing minute, or not `DD.MM.YYYY HH:mm`.'),
      badEmail,
      tooLong,
      tooOften,
    ],
  },
  sendFeedback: {
    heading: 'Booking completion and edits',
    summary: 'Send feedback',
    description: `Stores feedback about the booking process, before or after the booking is saved. Only the message is required.
\`rating\` is a whole number from 0 to 10, or null. With \`sendEmail=true\` the session’s workshop gets a notice.

\`notificationEmailAddress\` is the visitor’s address for a reply, which the notice shows to the workshop. The server
itself sends **nothing** to it, not even a confirmation, because an open call that mails any given address could be
abused for spam. Repeated identical feedback in a session is stored once, and a session stores at most five.`,
    input: {
      query: { sendEmail: true, notificationEmailAddress: 'aino.ohman@example.fi' },
      body: { message: 'Varaaminen oli helppoa.', rating: 9 },
    },
    errors: [
      badRequest('MESSAGE_MISSING', 'The message is blank.'),
      badRequest('BAD_RATING', 'The rating is not a whole number from 0 to 10.'),
      badEmail,
      { ...tooLong, when: 'The message has more than 5000 characters.' },
      conflict('ORGANIZATION_MISSING', 'The session’s workshop no longer exists.'),
      tooOften,
    ],
  },
} satisfies Partial<Docs<typeof saved>>
