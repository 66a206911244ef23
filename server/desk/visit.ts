import { dateOf, timeOf, type WallDate, type WallTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../domain/booking-document'
import type { DayBooking } from '../store/day-bookings'

/** A booking as shown to the workshop's desk. */
export interface Visit {
  readonly date: WallDate
  /** Null if the car stays for the whole day or no time is agreed. */
  readonly hours: { readonly start: WallTime; readonly end: WallTime } | null
  readonly state: 'BOOKED' | 'ENQUIRY' | 'CANCELLED'
  readonly workshop: string
  readonly plate: string
  readonly vehicle: string
  readonly kilometers: number | null
  readonly customer: string
  readonly phone: string
  readonly email: string
  readonly services: readonly string[]
  /** Symptoms described by the customer, and the notes. */
  readonly notes: readonly string[]
}

export function visitOf({ document, cancelled }: DayBooking): Visit {
  const { organization, vehicle, customer, symptoms, notes } = document
  const time = document.booking_total_duration
  const isExact = time !== null && time.time_selection_type !== 'DAY_ONLY'
  return {
    date: time?.start ? dateOf(time.start) : (document.lead_date ?? '').slice(0, 10),
    hours: isExact && time.start && time.end ? { start: timeOf(time.start), end: timeOf(time.end) } : null,
    state: cancelled ? 'CANCELLED' : document.lead ? 'ENQUIRY' : 'BOOKED',
    workshop: organization?.name ?? '',
    plate: vehicle?.register_number ?? '',
    vehicle: [vehicle?.make, vehicle?.model].filter(Boolean).join(' '),
    kilometers: document.kilometers,
    customer: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
    phone: customer?.phone_number ?? '',
    email: customer?.email ?? '',
    services: [...document.order_items.map(serviceOf), ...document.extra_order_items.map((item) => item.description)],
    notes: [...symptoms.map((symptom) => symptom.description), notes].filter((text) => text.trim() !== ''),
  }
}

const serviceOf = ({ amount, description }: BookingDocument['order_items'][number]): string =>
  amount > 1 ? `${amount} × ${description}` : description
