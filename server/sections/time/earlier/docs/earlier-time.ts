import type * as earlierTime from '#shared/api/contract/time/earlier'
import type { EarlierTimeOffer, EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { badRequest, conflict, type Docs, notFound } from '../../../../openapi/call-doc'

const booking = { bookingKey: 'k3yOfTheBooking', registerNumber: 'ABC-123' }
const byToken = { token: 't0kenOfTheOffer', bookingKey: null, registerNumber: null }
const wish: EarlierTimeWish = { earliest: '2026-11-24', weekdays: [1, 2, 3, 4, 5], shift: 'MORNING', noticeHours: 2 }
const open: EarlierTimeOffer = {
  state: 'OPEN',
  start: '2026-11-24T09:00:00',
  end: '2026-11-24T10:30:00',
  currentStart: '2026-12-01T09:00:00',
  currentEnd: '2026-12-01T10:30:00',
  workshop: 'Helsinki Roihupelto',
  heldUntil: '2026-11-23T08:15:00',
  heldSeconds: 900,
  canTake: true,
  isWaiting: true,
}

const noBooking = notFound('NOT_FOUND', 'The key or the register number is wrong. The response does not say which.')
const noOffer = notFound('UNKNOWN_OFFER', 'There is no such offer, or its time has passed.')
const cancelled = conflict('BOOKING_CANCELLED', 'The booking was cancelled.')
const past = conflict('BOOKING_PAST', 'The visit has begun.')

export const earlierTimeDocs: Docs<typeof earlierTime> = {
  earlierTimes: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'How a booking stands with an earlier time',
    description: 'Returns the wish of a booking and its open offer. Both secrets are in the body. Changes nothing.',
    input: { body: booking },
    output: { canAsk: true, wish, offer: open, freeStart: null },
    errors: [noBooking],
  },
  askEarlierTime: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'Ask for an earlier time',
    description: `Asks to be told of an earlier time at the same workshop and for the same work. A repeated call replaces the wish and
keeps its place in the order of asking. Only a booking with an exact time can ask.

A time that becomes free by day is offered in the same transaction to the first who asked for one like it: by one mail,
and held for 15 minutes. A time that becomes free from 21.00 to 7.00 is offered at 7.00 if it is still free. A time
that the chain adds is offered within a minute.`,
    input: { body: { ...booking, wish } },
    output: { canAsk: true, wish, offer: null, freeStart: '2026-11-25T09:00:00' },
    errors: [
      noBooking,
      cancelled,
      past,
      conflict('NO_EXACT_TIME', 'The booking has no exact time, or its delivery is agreed for named days.'),
      badRequest('BAD_WISH', 'A day or a number is impossible, or no weekday is chosen.'),
    ],
  },
  stopEarlierTime: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'Withdraw the wish for an earlier time',
    description:
      'Ends the wish and drops an open offer, whose time is offered to the next. The token of any offer of the booking suffices, so that a mail can stop the mails. Repeated calls succeed.',
    input: { body: byToken },
    errors: [noBooking, noOffer],
  },
  earlierTimeOffer: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'The offer of a mail’s link',
    description:
      'Returns the offer of a token, open or closed, until its time has passed. The response has nothing personal. Changes nothing.',
    input: { body: { token: byToken.token } },
    output: open,
    errors: [noOffer],
  },
  takeEarlierTime: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'Take the offered time',
    description: `Moves the booking to the offered time in one transaction, with its lift and key locker. Prices and payments stay.
Customer and workshop get the mails of a move. The old time is offered to the next who waits. With a token, a repeated
call returns the same response.`,
    input: { body: byToken },
    output: {
      ...open,
      state: 'TAKEN',
      currentStart: open.start,
      currentEnd: open.end,
      heldUntil: null,
      heldSeconds: 0,
      canTake: false,
      isWaiting: false,
    },
    errors: [
      noBooking,
      noOffer,
      cancelled,
      past,
      conflict('OFFER_LAPSED', 'The time is not held any more.'),
      conflict('OFFER_DECLINED', 'The offer was declined.'),
      conflict('BOOKING_CHANGED', 'The booking was changed since the offer was made.'),
    ],
  },
  declineEarlierTime: {
    heading: 'Earlier time (extension earlierTime)',
    summary: 'Keep the present time',
    description:
      'Closes an open offer and offers its time to the next. The wish stays. Repeated calls succeed. Returns the offer as it then is, which may have been taken before, or null if the booking has no open one.',
    input: { body: byToken },
    output: { ...open, state: 'DECLINED', heldUntil: null, heldSeconds: 0, canTake: false },
    errors: [noBooking, noOffer],
  },
}
