import type * as withdrawal from '#shared/api/contract/booking/withdrawal'
import { badRequest, conflict, notFound, type Docs } from '../../../../openapi/call-doc'

const notGranted = notFound('UNKNOWN_PATH', 'The chain grants no right of withdrawal, so the call does not exist.')

/** Documentation of the extension 'withdrawal'. */
export const withdrawalDocs: Docs<typeof withdrawal> = {
  saveEarlyStart: {
    heading: 'Right of withdrawal (extension withdrawal)',
    summary: 'Set the wish for an early start',
    description:
      'Stores whether the customer wants the work to begin while they can still withdraw. It is saved with the booking as `withdrawal.early_start`.',
    input: { body: { value: true } },
    errors: [notGranted],
  },
  withdraw: {
    heading: 'Right of withdrawal (extension withdrawal)',
    summary: 'Withdraw from the contract',
    description: `Records the customer’s statement of withdrawal from the contract of the booking that the session has opened
(\`POST /open-booking\`). The receipt with content and time goes to the address of the statement, and a notice to the
workshop. The record is never changed, and deleted only with the person’s data.

The booking is cancelled with its refunds in the same transaction, \`isCancelled\` is true, and \`booking\` tells what it was. Once
the car was received or the visit has begun, the statement is recorded and told all the same, but nothing is cancelled
or returned, because law and contract decide what is owed then.

Idempotent: a repeated call returns the first receipt and does nothing.`,
    input: { body: { name: 'Aino Öhman', email: 'aino.ohman@example.fi' } },
    output: { submittedAt: '2026-11-23T14:05:00', isCancelled: true },
    errors: [
      notGranted,
      badRequest('NAME_MISSING', 'The name is blank.'),
      badRequest('BAD_EMAIL', 'The address is invalid or more than one.'),
      badRequest('TOO_LONG', 'A text has more than 200 characters.'),
      conflict(
        'NO_WITHDRAWAL',
        'The session has opened no booking, the booking has no right of withdrawal, or its days are over. The response is the same.',
      ),
    ],
  },
}
