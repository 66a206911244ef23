import type { Booking } from '#shared/api/nouns/booking'
import type { StepExample } from '../call-doc'
import { booking } from './booking'
import { basicService, priceOf } from './products'
import { roihupelto } from './workplace'

const nothing: Booking = {
  ...booking,
  organization: null,
  vehicle: null,
  kilometers: null,
  notes: '',
  symptoms: [],
  discounts: [],
  order_items: [],
  price: null,
  booking_total_duration: null,
  product_parameters: [],
  reservation_details: null,
}
const vehicle: Booking = { ...nothing, vehicle: booking.vehicle, kilometers: booking.kilometers }
const workplace: Booking = { ...vehicle, organization: roihupelto }
const services: Booking = {
  ...workplace,
  order_items: [
    {
      product: basicService.product,
      description: basicService.description,
      display_description: basicService.description,
      price: basicService.price,
      addedBy: null,
      customizations: [],
    },
  ],
  price: priceOf(249),
}
const time: Booking = {
  ...services,
  booking_total_duration: {
    time_selection_type: 'EXACT_TIME',
    start: '2026-11-25T09:00:00',
    end: '2026-11-25T10:30:00',
    held_seconds: 600,
    held_seconds_at_most: 1800,
  },
}
const customer: Booking = {
  ...time,
  customer: {
    first_name: 'Aino',
    last_name: 'Lehtonen',
    address: 'Koivutie 4',
    post_code: '00880',
    post_office: 'Helsinki',
    phone_number: '0401234567',
    email: 'aino.lehtonen@example.fi',
    preferred_contact_method: 'EMAIL',
    company_name: '',
    customer_type: 'PRIVATE',
    direct_marketing_allowed: false,
    service_contract: false,
  },
}

/** The booking after each step of a maintenance booking, as `get-booking` tells it, and one with everything. */
export const bookingSteps: Readonly<Record<string, StepExample<Booking>>> = {
  nothing: { summary: 'A new session.', value: nothing },
  vehicle: { summary: 'After the step Ajoneuvo.', value: vehicle },
  workplace: { summary: 'After the step Toimipiste.', value: workplace },
  services: { summary: 'After the step Palvelut.', value: services },
  time: { summary: 'After the step Aika, while the time is held.', value: time },
  customer: { summary: 'After the step Asiakastiedot, and saved.', value: customer },
  everything: { summary: 'With a symptom, a discount code, delivery details and notes.', value: booking },
}
