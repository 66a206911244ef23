import type * as visitState from '#shared/api/contract/visit/state'
import { conflict, notFound, type Docs } from '../../../../openapi/call-doc'

/** Documentation of the desk's own calls about a visit, which are extensions. */
export const visitStateDocs: Docs<typeof visitState> = {
  setVisitState: {
    heading: 'State of a visit (extension visitState)',
    summary: 'Set the state of a visit',
    description: `For the workshop's own systems, which send a token of the desk as \`Authorization: Bearer\` and need no session. A
server without such tokens has no such call (404) and does not announce \`visitState\`.

\`booking\` is the reference of the desk's list and of the events, or the booking's id. A state may skip others, and go
back by one. The customer sees it on the booking's page, and gets a mail when the car is ready for the first time. From
\`RECEIVED\` on the booking can be neither moved nor cancelled.

Idempotent: a state that the visit has already is not recorded again, and the response has its first time.`,
    input: { body: { booking: '3f9a0c12be77', state: 'READY' } },
    output: { state: 'READY', at: '2026-11-24T14:05:00' },
    errors: [
      { status: 401, code: 'DESK_TOKEN', when: 'The token is missing or unknown.' },
      notFound('NOT_FOUND', 'There is no such booking, or its visit is more than 100 days away. Use its id then.'),
      conflict('BOOKING_CANCELLED', 'The booking was cancelled.'),
      conflict('NO_VISIT', 'A requested day is no visit yet.'),
      conflict('STATE_NOT_ALLOWED', 'The state goes back by more than one.'),
    ],
  },
}
