import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { bookingEvent } from './booking-event'

const eventOf = (booking: object) => bookingEvent(create(booking, Booking), 'huolto.fi')
const start = '2026-11-24T08:30:00'

it('CU-06 exists only for a reserved time', () => {
  expect(eventOf({})).toBeNull()
  expect(eventOf({ lead_date: '2026-11-24' })).toBeNull()
  expect(eventOf({ booking_total_duration: { start } })).toEqual({
    id: `${start}-@huolto.fi`,
    start,
    end: null,
    isWholeDay: false,
    title: 'Ajanvaraus',
    place: '',
    text: '',
  })
})

it('CU-06 contains workshop, vehicle and services, and is a whole-day event for a day reservation', () => {
  const event = eventOf({
    organization: {
      id: 1,
      name: 'Tampere Lielahti',
      address: 'Harjuntausta 14',
      post_code: '33400',
      post_office: 'Tampere',
    },
    vehicle: { register_number: 'KLM-482', make: 'Volvo', model: 'V60' },
    order_items: [{ description: 'Ilmastointihuolto', product: { id: 1 } }],
    booking_total_duration: { start, time_selection_type: 'DAY_ONLY' },
  })
  expect(event).toMatchObject({
    isWholeDay: true,
    title: 'Ajanvaraus: Tampere Lielahti',
    place: 'Tampere Lielahti, Harjuntausta 14, 33400 Tampere',
    text: 'KLM-482 Volvo V60\nIlmastointihuolto',
  })
})
