import type * as completion from '#shared/api/contract/completion'
import type { Docs, ErrorDoc } from '../call-doc'
import { unknownOrganization } from './time-errors'

type LetterCalls = Pick<typeof completion, 'sendEditRequest' | 'sendFeedback'>

const badEmail: ErrorDoc = {
  status: 400,
  code: 'BAD_EMAIL',
  when: 'An address is given that is none, or more than one.',
}
const tooLong: ErrorDoc = {
  status: 400,
  code: 'TOO_LONG',
  when: 'The message has more than 5000 characters, or a short field more than 300.',
}
const tooOften: ErrorDoc = { status: 429, code: 'TOO_OFTEN', when: 'The session has sent five already.' }

/** What a visitor writes to a workshop. */
export const visitorLetterDocs: Docs<LetterCalls> = {
  sendEditRequest: {
    summary: 'Ask for a change or a cancellation',
    description: `Stores a request that a person at the workshop answers; no booking is touched. Workshop, register number and reserved
time are required, the rest is as the visitor gives it. It is kept with the label of its channel: \`PUBLIC\` where the
installation type ends in \`_PUBLIC\`, otherwise the installation type itself. The workshop gets a notice and, where an address is given, the
visitor an acknowledgement, put into the outbox in the transaction that stores the request.

The same request again in the same session answers the same and stores nothing, so that a double click is one request.

Anybody can have an acknowledgement sent to any address. Therefore it repeats nothing that was typed freely, a session sends
five requests at most, and one address gets five acknowledgements in an hour at most, whichever sessions ask: a request
beyond them is stored and the workshop told, and nothing else is sent.`,
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
      { status: 400, code: 'BAD_REGISTER_NUMBER', when: 'It is empty or longer than seven characters.' },
      { status: 400, code: 'BAD_RESERVED_DATE', when: 'It is no minute of the calendar, or not `DD.MM.YYYY HH:mm`.' },
      badEmail,
      tooLong,
      tooOften,
    ],
  },
  sendFeedback: {
    summary: 'Send feedback',
    description: `Stores feedback about booking, before or after the booking is saved. Only the message is required; \`rating\` is a whole
number from 0 to 10, or null. With \`sendEmail=true\` the workshop that the session is about gets a notice.

\`notificationEmailAddress\` is where the visitor would like to be answered: the workshop sees it in the notice. The server
itself sends **nothing** there, not even a confirmation: an open call that mails whatever address it is given would be
used to pester people. The same feedback again in the same session is stored once, and five of a session at most.`,
    input: {
      query: { sendEmail: true, notificationEmailAddress: 'aino.ohman@example.fi' },
      body: { message: 'Varaaminen oli helppoa.', rating: 9 },
    },
    errors: [
      { status: 400, code: 'MESSAGE_MISSING', when: 'The message is blank.' },
      { status: 400, code: 'BAD_RATING', when: 'The rating is not a whole number from 0 to 10.' },
      badEmail,
      { ...tooLong, when: 'The message has more than 5000 characters.' },
      { status: 409, code: 'ORGANIZATION_MISSING', when: 'The workshop that the session is about is no more.' },
      tooOften,
    ],
  },
}
