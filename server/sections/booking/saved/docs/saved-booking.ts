import type * as saved from '#shared/api/contract/booking/saved'
import { conflict, notFound, tooManyRequests, type Docs } from '../../../../openapi/call-doc'
import { IDEMPOTENCY_KEY } from '#shared/api/repeated-save'
import { shownPriceOf } from '#shared/booking-facts/shown-price'
import { booking } from '../../../../openapi/examples/booking'

const bookingKey = 'q0m2u5S9yTzvR3Qx8bWc1dEf4gHi7jKl6nOpAsUtVwY'
const reference = { query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' } }

const noSuchBooking = notFound(
  'NOT_FOUND',
  'The key or the register number is wrong. The response does not tell which.',
)
const WHEN = 'Retry-After states when one more is taken.'
const carReceived = conflict('CAR_RECEIVED', 'The workshop has received the car, so the visit has a state.')
const bookingPast = conflict('BOOKING_PAST', 'The visit has begun, or the requested day is over.')

/** Documentation of saving a booking, and of opening, cancelling and confirming a saved one. */
export const savedBookingDocs = {
  saveBooking: {
    heading: 'Booking completion and edits',
    summary: 'Save the booking',
    description: `Turns the held time or the requested day into a booking and queues a confirmation to the customer and a notice to the
workshop, in one transaction. Afterwards the session accepts no more changes.

A session saves one booking, even with concurrent requests, and every call returns the same response, whatever its
\`Idempotency-Key\`. A server that makes one booking of calls with the same value of that header announces it. One that
cannot promise so does not announce \`Idempotency-Key\`, and gets the call once for each press of the button. The
booking’s key has 256 random bits and is stored only as a hash.

In a session that has opened a saved booking (\`POST /open-booking\`), the call **changes that booking** and keeps its
key. If the session holds a time, the booking moves there, and its old time is released in the same transaction. A
requested day also releases the old time. Otherwise the old time is kept if the workshop is the same, the work takes
no longer than before, and no additional tires must be fetched from the tire hotel. If a newly held time has expired,
reserve it again or give it up; the booking never silently keeps its old time. If two sessions opened the same
booking, the first to save wins.

The rows that the opened booking had keep their words, prices and what these promise, whatever the catalogue says now.
So does its discount code. Added rows have today’s price, and later keep it too.

\`shownPrice\` is the price that the visitor saw (extension \`shownPrice\`). If the booking would be saved at another
one, nothing is saved. Compared are the total, whether part of it is agreed later, the rows by product, and what each
price promises; names and codes are not. Without it the booking is saved at the current price. A session that has
saved its booking gets the same response whatever price is sent.`,
    headers: [
      {
        name: IDEMPOTENCY_KEY,
        description:
          'The same at every attempt to save one booking (extension `Idempotency-Key`). The application repeats a call without a response only where the extension is announced.',
        example: '5f0c6c2e9a7b41d38e52f1a6b0c9d4e7',
      },
    ],
    input: { body: { shownPrice: shownPriceOf(booking) } },
    output: { bookingKey },
    errors: [
      conflict('VEHICLE_MISSING', 'No vehicle is selected.'),
      conflict('ORGANIZATION_MISSING', 'No workshop is selected, or the selected one no longer exists.'),
      conflict('CUSTOMER_MISSING', 'No customer details are saved.'),
      conflict('CUSTOMER_INCOMPLETE', 'A name, the phone number or a valid e-mail address is missing.'),
      conflict(
        'TIME_MISSING',
        'No time is held, the new time of a change has expired, the held time does not fit the workshop’s hours any more, or the work no longer fits the time of the opened booking.',
      ),
      conflict('NO_REPLACEMENT_CAR', 'The order has a replacement car, and none is free for all days of the visit.'),
      conflict('TIME_NOT_FITTING', 'A window of the pick-up and return service does not fit the visit, or is full.'),
      conflict('PRICE_CHANGED', 'The price is not `shownPrice`. `newPrice` of the response is the one it would be.'),
      conflict('BOOKING_CHANGED', 'The opened booking was changed or cancelled since. Open it again.'),
      bookingPast,
      carReceived,
      tooManyRequests(
        'TOO_MANY_HOLDS',
        'The address or network of an enquiry has too many unpaid times at the workshop. Retry-After states when one more is taken.',
      ),
      tooManyRequests('TOO_MANY_OF_PLATE', `The car has too many unpaid bookings. ${WHEN}`),
      tooManyRequests('TOO_MANY_OF_EMAIL', `The customer’s e-mail address has too many unpaid bookings. ${WHEN}`),
      tooManyRequests('TOO_MANY_OF_TELEPHONE', `The customer’s telephone number has too many unpaid bookings. ${WHEN}`),
    ],
  },
  openBooking: {
    heading: 'Booking completion and edits',
    summary: 'Open a saved booking',
    description: `Returns the saved booking and loads it into the session for changes. It replaces everything that the session had
selected and held. From then on \`GET /get-booking/v2\` returns it, with its own time until another is held. \`DELETE
/remove-reservation\` releases only such another time, never the booking’s own. The booking’s time stays reserved
until the change is saved and is therefore not listed as free. A separate booking needs a new session.

A session that has already saved a booking only reads. A wrong key and a wrong register number get the same response.
A caller with both learns that a cancelled booking is cancelled, and what it was: the refusal has the field \`booking\`,
with workshop, time, order and payments and without the customer. \`still_possible\` of an open booking tells what may
still be done with it.`,
    input: reference,
    output: booking,
    errors: [
      noSuchBooking,
      conflict('BOOKING_CANCELLED', 'The booking was cancelled.'),
      conflict('BOOKING_WITHDRAWN', 'The customer has withdrawn from the contract (extension `withdrawal`).'),
      conflict('BOOKING_TOO_OLD', 'It was saved before bookings could be changed. It can still be cancelled.'),
    ],
  },
  cancelBooking: {
    heading: 'Booking completion and edits',
    summary: 'Cancel a saved booking',
    description:
      'Releases the time and the key locker of the booking and queues messages to the customer and the workshop, in one transaction. Returns what was cancelled and what is returned. The booking can no longer be opened. Idempotent: a repeated call returns the same response and does nothing.',
    input: reference,
    output: { booking: { ...booking, customer: null } },
    errors: [noSuchBooking, bookingPast, carReceived],
  },
  sendEmail: {
    heading: 'Booking completion and edits',
    summary: 'Send the confirmation again',
    description:
      'Sends the confirmation of the booking that this session saved again, to the booking’s own address. Accepts no other address. A booking’s confirmation is repeated at most three times, counted over all sessions.',
    errors: [
      conflict('NOT_SAVED', 'The session has saved no booking.'),
      conflict('BOOKING_CANCELLED', 'The booking has been cancelled.'),
      tooManyRequests('TOO_OFTEN', 'The confirmation was already repeated three times.'),
    ],
  },
} satisfies Partial<Docs<typeof saved>>
