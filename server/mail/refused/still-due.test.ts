import { expect, it } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { stillDue, type ToCustomer } from './still-due'

const NOW = '2026-11-23T08:00:00'
const START = '2026-11-24T09:05:00'
const to = { audience: 'customer', email: '', bookingId: 'b' } as const
const confirmation: ToCustomer = { ...to, kind: 'BOOKING_CONFIRMATION', bookingKey: null }
const changed: ToCustomer = { ...to, kind: 'BOOKING_CHANGED', bookingKey: null }
const cancelled: ToCustomer = { ...to, kind: 'BOOKING_CANCELLED' }
const receipt: ToCustomer = { ...to, kind: 'WITHDRAWAL_ACKNOWLEDGEMENT' }
const ready: ToCustomer = { ...to, kind: 'VISIT_READY', bookingKey: null }
const offer: ToCustomer = {
  ...to,
  kind: 'EARLIER_TIME_OFFER',
  offerId: 'o',
  offerToken: null,
  start: START,
  end: START,
  heldUntil: NOW,
}
const reminder = (start: string): ToCustomer => ({ ...to, kind: 'VISIT_REMINDER', bookingKey: null, start })
const moved = (previousStart: string | null, previousOrganizationId = 1): ToCustomer => ({
  ...to,
  kind: 'BOOKING_MOVED',
  bookingKey: null,
  previousOrganizationId,
  previousStart,
  previousEnd: previousStart,
  previousType: 'EXACT_TIME',
})
const proposed = (ticketId: number): ToCustomer => ({ ...to, kind: 'EXTRA_WORK_PROPOSED', ticketId, ticketCode: null })
const decided = (ticketId: number): ToCustomer => ({ ...to, kind: 'EXTRA_WORK_DECIDED', ticketId })

const BOOKED = { document: booking(), cancelledAt: null }
const CANCELLED = { document: booking(), cancelledAt: '2026-11-23' }
const COLLECTED = { ...BOOKED, document: booking({ visit_state: { state: 'COLLECTED', at: NOW } }) }

it.each([
  [
    'one confirmation for all letters',
    BOOKED,
    [confirmation, moved(START), confirmation, changed, reminder(START)],
    [confirmation],
  ],
  ['the last change', BOOKED, [changed, changed], [changed]],
  [
    'the first move, from the time that the customer knows',
    BOOKED,
    [moved('2026-11-20T09:00:00'), moved('2026-11-21T09:00:00'), changed],
    [moved('2026-11-20T09:00:00')],
  ],
  ['a change if it was moved and moved back', BOOKED, [moved(START), moved('2026-11-21T09:00:00')], [changed]],
  ['a move to another workshop at the same hour', BOOKED, [moved(START, 2)], [moved(START, 2)]],
  ['one reminder of the coming visit', BOOKED, [reminder(START), reminder(START)], [reminder(START)]],
  ['no reminder of another time', BOOKED, [reminder('2026-11-24T08:00:00')], []],
  ['no offer, whose hold ends soon', BOOKED, [offer], []],
  ['that the car is ready', BOOKED, [ready], [ready]],
  ['not that it is, once it was collected', COLLECTED, [ready], []],
  ['the last news of each extra work', BOOKED, [proposed(1), decided(1), proposed(2)], [decided(1), proposed(2)]],
  ['the receipt of a withdrawal that cancelled nothing', BOOKED, [receipt, changed], [receipt, changed]],
  ['the cancellation alone', CANCELLED, [confirmation, moved(START), ready, cancelled], [cancelled]],
  ['the receipt of a withdrawal alone', CANCELLED, [confirmation, cancelled, receipt], [receipt]],
  ['nothing of a cancelled booking but that', CANCELLED, [confirmation, proposed(1)], []],
])('OP-05 sends again %s', (_, saved, refused, due) => {
  expect(stillDue(refused, saved, NOW)).toEqual(due)
})

it('OP-05 sends no reminder again once the visit has begun', () =>
  expect(stillDue([reminder(START)], BOOKED, START)).toEqual([]))
