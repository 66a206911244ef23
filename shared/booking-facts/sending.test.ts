import { expect, it } from 'vitest'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'
import { sendingOf } from './sending'

const unknown = { normal_price: null, active_price: null, has_public_campaign: false, undefined: true }
const [item] = booking().order_items

it('LW-02 a booking obliges to pay only if the chain says so and its whole price is known', () => {
  expect(sendingOf(booking(), 'request')).toBe('booking')
  expect(sendingOf(booking(), 'payment')).toBe('order')
  expect(sendingOf(dayBooking, 'payment')).toBe('order')
  for (const changes of [
    // Only a symptom: the price is agreed at the workshop.
    { order_items: [], extra_order_items: [], price: null },
    { order_items: item ? [{ ...item, price: unknown }] : [] },
    { order_items: item ? [{ ...item, price: { ...unknown, active_price: 0, undefined: false } }] : [], price: null },
    { price: { ...unknown, active_price: 0, undefined: false } },
  ])
    expect(sendingOf(booking(changes), 'payment')).toBe('booking')
})

it('LW-02 an enquiry never obliges to pay', () => {
  expect(sendingOf(enquiry, 'payment')).toBe('enquiry')
  expect(sendingOf(enquiry, 'request')).toBe('enquiry')
  // A time that has been reserved since replaces the asked day.
  expect(sendingOf(booking({ lead_date: '2026-11-30' }), 'payment')).toBe('order')
})
