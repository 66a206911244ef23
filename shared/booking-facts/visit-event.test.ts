import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import { visitEvent } from './calendar-file'

const OWN = { uid: 'own@huolto.fi', sequence: 0, organizer: undefined }
const eventOf = (booking: object, identity: Parameters<typeof visitEvent>[1] = OWN) =>
  visitEvent(create(booking, Booking), identity)
const start = '2026-11-24T08:30:00'

it('CU-06 exists only for a reserved time', () => {
  expect(eventOf({})).toBeNull()
  expect(eventOf({ lead_date: '2026-11-24' })).toBeNull()
  expect(eventOf({ booking_total_duration: { start } })).toEqual({
    id: 'own@huolto.fi',
    sequence: 0,
    start,
    end: null,
    isWholeDay: false,
    title: 'Ajanvaraus',
    place: '',
    text: 'Tuo auto klo 8.30.',
  })
})

it('RC-16 has the identity and the organiser of the mails’ entry, and no register number in its id', () => {
  const booking = { booking_total_duration: { start }, vehicle: { register_number: 'KLM-482' } }
  const organizer = { name: ' ', address: 'varaus@huolto.fi' }
  expect(eventOf(booking, { uid: 'b1@huolto.fi', sequence: 1, organizer })).toMatchObject({
    id: 'b1@huolto.fi',
    sequence: 1,
    organizer: { name: 'varaus@huolto.fi', address: 'varaus@huolto.fi' },
  })
  expect(eventOf(booking)?.id).not.toContain('KLM')
})

it('RC-19 asks the customer to do nothing once it is cancelled, and tells nothing that was kept for the visit', () => {
  const booked = create(
    {
      booking_total_duration: { start },
      mechanics: ['Matti'],
      organization: { id: 1, name: 'Helsinki', info_text: 'Ota avain.' },
      order_items: [{ description: 'Öljynvaihto', product: { id: 1 } }],
    },
    Booking,
  )
  expect(visitEvent(booked, OWN)?.text).toBe(
    'Tuo auto klo 8.30.\nAsentaja: Matti\nToimipisteen ohjeet: Ota avain.\nÖljynvaihto',
  )
  expect(visitEvent(booked, OWN, true)?.text).toBe('Öljynvaihto')
})

it('CU-06 contains workshop, vehicle and services, and is a whole-day event for a day reservation', () => {
  const event = eventOf({
    organization: {
      id: 1,
      name: 'Tampere Lielahti',
      address: 'Harjuntausta 14',
      post_code: '33400',
      post_office: 'Tampere',
      phone_number: '03 555 0101',
    },
    vehicle: { register_number: 'KLM-482', make: 'Volvo', model: 'V60' },
    order_items: [{ description: 'Ilmastointihuolto', product: { id: 1 } }],
    booking_total_duration: { start, time_selection_type: 'DAY_ONLY' },
    arrival_hours: { start: '07:00:00', end: '17:00:00' },
  })
  expect(event).toMatchObject({
    isWholeDay: true,
    title: 'Ajanvaraus: Tampere Lielahti',
    place: 'Tampere Lielahti, Harjuntausta 14, 33400 Tampere',
    text: [
      'Tuo auto klo 7.00–17.00.',
      'Aika: ti 24.11.2026, tuo auto klo 7.00–17.00',
      'Puhelinnumero: 03 555 0101',
      'KLM-482',
      'Volvo V60',
      'Auton jättö ja haku: ei valittu',
      'Ilmastointihuolto',
    ].join('\n'),
  })
})
