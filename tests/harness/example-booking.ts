import type { BookingDocument } from '#server/sections/completion/rules/booking-document'
import { customer } from '#shared/api/nouns/example-customer'

const price = (euros: number) => ({
  normal_price: euros,
  active_price: euros,
  has_public_campaign: false,
  undefined: false,
})

/** A booking in winter with a value in every field. */
export const exampleBooking: BookingDocument = {
  organization: {
    id: 1,
    name: 'Helsinki Roihupelto',
    address: 'Nokka-akselinkatu 3',
    post_code: '00880',
    post_office: 'Helsinki',
    opening_time: '07:00:00',
    closing_time: '21:00:00',
    phone_number: '09 555 0101',
  },
  vehicle: {
    register_number: 'ABC-123',
    regNbr: 'ABC-123',
    make: 'Škoda',
    model: 'Octavia',
    classification: { id: 1, name: 'Henkilöauto' },
    kilometers: 84_500,
  },
  kilometers: 84_500,
  notes: 'Soittakaa ennen työtä.\nKiitos!',
  symptoms: [{ id: 1, description: 'Jarrut vinkuvat' }],
  discounts: [{ isPublic: false, code: 'SYKSY' }],
  customer: customer({ address: 'Kotikatu 1', company_name: 'Öhman Oy', service_contract: true }),
  order_items: [
    {
      product: { id: 101, provider: 'WORKSHOP' },
      description: 'Perushuolto',
      display_description: 'Perushuolto',
      price: price(1249.5),
      stage: 'DEFAULT',
      amount: 1,
      calculatorId: null,
      parameters: [],
      customizations: [],
      addedBy: null,
    },
  ],
  extra_order_items: [{ id: 7, description: 'Sijaisauto', price: price(35) }],
  price: price(1284.5),
  booking_total_duration: {
    time_selection_type: 'EXACT_TIME',
    start: '2026-11-24T09:05:00',
    end: '2026-11-24T10:35:00',
    held_seconds: null,
  },
  selected_service_identifier: null,
  product_parameters: [
    { parameterCode: 'vehicleLeftForDayPickupBeforeClosingTime', selectedValue: 'true' },
    { parameterCode: 'customerWaitingMorning', selectedValue: 'false' },
    { parameterCode: 'RESERVATION_DETAILS_TEXT', selectedValue: 'Tuon auton jo kuudelta' },
  ],
  product_parameter_choices: [],
  service_code: 'HK-1',
  lead_date: null,
  lead: false,
  reservation_details: null,
  billing_reference: 'Viite 42',
  taxi: false,
  repair_targets: [],
  biila: { pickup: null, return: null },
}

/** The same booking for a day without a time. */
export const dayBooking: BookingDocument = {
  ...exampleBooking,
  booking_total_duration: {
    time_selection_type: 'DAY_ONLY',
    start: '2026-11-27T07:00:00',
    end: '2026-11-27T10:00:00',
    held_seconds: null,
  },
}

/** A requested day without a reserved time. */
export const enquiry: BookingDocument = {
  ...exampleBooking,
  booking_total_duration: null,
  lead_date: '2026-11-30',
  lead: true,
}
