import type { Booking } from '#shared/api/nouns/booking'

/** Example of a booking in progress: a car, a workshop, a service and a held time. */
export const booking: Booking = {
  organization: {
    id: 2,
    name: 'Espoo Leppävaara',
    address: 'Sylinterikuja 7',
    post_code: '02650',
    post_office: 'Espoo',
    opening_time: '07:00:00',
    closing_time: '18:00:00',
  },
  vehicle: {
    register_number: 'ABC-123',
    make: 'Toyota',
    model: 'Corolla 1.8 Hybrid',
    classification: { id: 1, name: 'Henkilöauto' },
    kilometers: 84_500,
  },
  kilometers: 84_500,
  notes: 'Avain on lokerossa',
  symptoms: [{ id: 1, description: 'Jarrut vinkuvat kylmällä' }],
  discounts: [{ isPublic: false, code: 'HUOLTO10', saved: 3.9 }],
  customer: null,
  order_items: [
    {
      product: { id: 1501, provider: 'WORKSHOP' },
      description: 'Talvitarkastus',
      display_description: 'Talvitarkastus',
      price: { normal_price: 59, active_price: 35.1, has_public_campaign: true, undefined: false, before_code: 39 },
      addedBy: null,
      customizations: [],
    },
  ],
  price: { normal_price: 59, active_price: 35.1, has_public_campaign: true, undefined: false },
  booking_total_duration: {
    time_selection_type: 'EXACT_TIME',
    start: '2026-11-24T09:00:00',
    end: '2026-11-24T09:30:00',
    held_seconds: 600,
    held_seconds_at_most: 1800,
  },
  product_parameters: [{ parameterCode: 'customerWaitingMorning', selectedValue: 'true' }],
  product_parameter_choices: [],
  service_code: null,
  lead_date: null,
  lead: false,
  reservation_details: {
    customerWaiting: true,
    importDate: '2026-11-24',
    pickupDate: '2026-11-24',
    towingRequired: false,
    vehicleLeftForDay: false,
    usingKeyLocker: false,
  },
}
