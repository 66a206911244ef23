import type * as completion from '#shared/api/contract/completion'
import type { Docs, ErrorDoc } from '../call-doc'
import { booking } from './example-booking'

type SavedBookingCalls = Pick<typeof completion, 'saveBooking' | 'openBooking' | 'cancelBooking' | 'sendEmail'>

const bookingKey = 'q0m2u5S9yTzvR3Qx8bWc1dEf4gHi7jKl6nOpAsUtVwY'
const reference = { query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' } }

const noSuchBooking: ErrorDoc = {
  status: 404,
  code: 'NOT_FOUND',
  when: 'The key or the register number is wrong: one answer, whichever it is.',
}
const bookingPast: ErrorDoc = {
  status: 409,
  code: 'BOOKING_PAST',
  when: 'The visit has begun, or the day of the enquiry is over.',
}
const missing = (code: string, when: string): ErrorDoc => ({ status: 409, code, when })

/** What makes a booking, and what is done to a saved one by its key. */
export const savedBookingDocs: Docs<SavedBookingCalls> = {
  saveBooking: {
    summary: 'Save the booking',
    description: `Makes the held time, or the wish for a day, a booking, puts a confirmation to the customer and a notice to the
workshop into the outbox, all in one transaction, and ends the writing in the session.

It is idempotent: the same session saves one booking, however often and however simultaneously it is asked to, and answers
the same each time. The key has 256 random bits and is stored by its hash alone.

In a session that has opened a saved booking (\`POST /open-booking\`) it **changes that booking**: the same one, under the same
key. If the session holds a time, the booking moves there and its old time is released in the same transaction; if it wishes
for a day, the old time is released too; otherwise the old time stays, as long as the workshop is the same, the work takes no
longer than before, and no tires are to be fetched from the tire hotel that were not before. A new time that has run out has to
be reserved again or given up: nobody who has chosen another time is booked for the old one. Of two sessions that have opened
the same booking the first to save wins.`,
    output: { bookingKey },
    errors: [
      missing('VEHICLE_MISSING', 'No vehicle is chosen.'),
      missing('ORGANIZATION_MISSING', 'No workshop is chosen, or the chosen one is no more.'),
      missing('CUSTOMER_MISSING', 'No customer details are saved.'),
      missing('CUSTOMER_INCOMPLETE', 'A name, the phone number or a valid e-mail address is missing.'),
      missing(
        'TIME_MISSING',
        'No time is held any more, or the new time of a change has run out; or the work no longer fits into the time of the opened booking.',
      ),
      missing('BOOKING_CHANGED', 'The opened booking was changed or cancelled since: open it again.'),
      bookingPast,
    ],
  },
  openBooking: {
    summary: 'Open a saved booking',
    description: `Answers the booking as it was saved, and puts it into the session to be changed, in place of whatever the session
had chosen and held. From then on \`GET /get-booking/v2\` shows it, with its time until another is held; \`DELETE
/remove-reservation\` gives up such another time only, never the booking's own. The time stays taken until the change is saved,
so that it is not among the free ones. For a booking of its own the visitor needs a new session.

A session that has saved a booking already only reads. A wrong key and a wrong register number are answered alike; who has
both is told of a cancelled booking that it is cancelled.`,
    input: reference,
    output: booking,
    errors: [
      noSuchBooking,
      missing('BOOKING_CANCELLED', 'The booking was cancelled.'),
      missing('BOOKING_TOO_OLD', 'It was saved before bookings could be changed; it can still be cancelled.'),
    ],
  },
  cancelBooking: {
    summary: 'Cancel a saved booking',
    description: `Frees the time and the key locker of the booking and puts messages to the customer and the workshop into the outbox,
in one transaction. Afterwards the booking opens no more. Cancelling it again does nothing and answers the same, so that a
repeated call does no harm.`,
    input: reference,
    errors: [noSuchBooking, bookingPast],
  },
  sendEmail: {
    summary: 'Send the confirmation once more',
    description: `Sends the confirmation of the booking that this session has saved again, to the address that the booking has. It
takes no address, and a booking's confirmation is repeated three times at most, whichever sessions ask.`,
    errors: [
      missing('NOT_SAVED', 'The session has saved no booking.'),
      missing('BOOKING_CANCELLED', 'The booking was cancelled meanwhile.'),
      { status: 429, code: 'TOO_OFTEN', when: 'It was sent again three times already.' },
    ],
  },
}
