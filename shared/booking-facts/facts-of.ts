import type { Booking } from '#shared/api/nouns/booking'
import type { Organization } from '#shared/api/nouns/organizations'
import { dateOf } from '#shared/date/wall-clock'
import { comesInHours, deliveryFacts } from './delivery'
import type { Fact, FactOf } from './fact'
import { totalAmount } from './order'
import { orderFacts } from './order-facts'
import { processFacts } from './process-facts'
import { isReceived } from './still-possible'
import { isFetched, valetFacts } from './valet'
import { withdrawalFacts } from './withdrawal'

/**
 * Returns everything that a booking tells, in the order in which it is told (RC-01). Every screen, mail and list is
 * drawn from these facts; `surfaces.ts` says which of them it shows.
 */
export const factsOf = (booking: Booking): Fact[] => [
  ...timeFacts(booking),
  ...processFacts(booking),
  ...stateFacts(booking),
  ...workshopFacts(booking),
  ...vehicleFacts(booking),
  ...deliveryFacts(booking),
  ...valetFacts(booking),
  ...orderFacts(booking),
  ...paymentFacts(booking),
  ...toldFacts(booking),
  ...withdrawalFacts(booking),
]

function timeFacts(booking: Booking): Fact[] {
  const { booking_total_duration: time, lead_date, mechanics, shift } = booking
  const mechanic: Fact[] = mechanics && mechanics.length > 0 ? [{ kind: 'mechanic', names: mechanics }] : []
  if (!time?.start) return lead_date ? [{ kind: 'askedDay', date: dateOf(lead_date) }, ...mechanic] : mechanic
  if (time.time_selection_type !== 'DAY_ONLY') return [{ kind: 'time', start: time.start, end: time.end }, ...mechanic]
  return [
    { kind: 'day', date: dateOf(time.start), ...hoursOf(booking) },
    ...(shift ? [{ kind: 'shift', isEvening: shift === 'EVENING' } as const] : []),
    ...mechanic,
  ]
}

/** When the car may be brought. Null if it comes on another day, at one moment, or is fetched. */
function hoursOf(booking: Booking): Pick<FactOf<'day'>, 'from' | 'to' | 'begins' | 'closing'> {
  const { arrival_hours: hours, day_hours: open, booking_total_duration: time, reservation_details: details } = booking
  const comes = details?.importDate ? dateOf(details.importDate) : null
  const isSameDay = comes === null || comes === dateOf(time?.start ?? '')
  const known = { begins: hours?.start ?? null, closing: open?.end ?? null }
  return hours && isSameDay && !isFetched(booking) && comesInHours(booking.product_parameters)
    ? { from: hours.start, to: hours.end, ...known }
    : { from: null, to: null, ...known }
}

/** An enquiry has no visit yet. */
const stateFacts = ({ visit_state: visit, booking_total_duration: time }: Booking): Fact[] =>
  visit && time?.start ? [{ kind: 'visitState', ...visit }] : []

function workshopFacts(booking: Booking): Fact[] {
  const { organization, booking_total_duration: time } = booking
  if (!organization) return []
  const { name, phone_number, opening_time: opening, closing_time: closing, closed_days: differing = [] } = organization
  // The text says how to come to the visit: an enquiry has none yet, and later the car is there.
  const info = time?.start && !isReceived(booking) ? organization.info_text?.trim() : ''
  const place = addressLine(organization)
  return [
    { kind: 'workshop', name },
    ...(place ? [{ kind: 'address', text: place } as const] : []),
    ...(phone_number ? [{ kind: 'phone', number: phone_number } as const] : []),
    ...(opening && closing ? [{ kind: 'openingHours', opening, closing, differing } as const] : []),
    ...(info ? [{ kind: 'workshopInfo', text: info } as const] : []),
  ]
}

/** 'Nokka-akselinkatu 3, 00880 Helsinki', without missing fields. */
export const addressLine = ({ address, post_code, post_office }: Organization): string =>
  [address, [post_code, post_office].filter(Boolean).join(' ')].filter(Boolean).join(', ')

function vehicleFacts({ vehicle, kilometers }: Booking): Fact[] {
  const model = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ')
  return [
    ...(vehicle ? [{ kind: 'plate', text: vehicle.register_number } as const] : []),
    ...(model ? [{ kind: 'vehicle', text: model } as const] : []),
    ...(kilometers === null ? [] : [{ kind: 'kilometers', count: kilometers } as const]),
  ]
}

/**
 * The server's own figures. The amount due is told only beside a payment, since it is the total without one, and only if
 * it adds up with the total (RC-21).
 */
function paymentFacts(booking: Booking): Fact[] {
  const { payment } = booking
  if (!payment) return []
  const { paid, credit, due, refund, credit_pending: isPending } = payment
  const isPaid = paid > 0 || credit > 0
  return [
    ...(paid > 0 ? [{ kind: 'paidByCard', euros: paid } as const] : []),
    ...(credit > 0 ? [{ kind: 'onCredit', euros: credit } as const] : []),
    ...(isPending ? [{ kind: 'creditPending' } as const] : []),
    ...(isPaid && due !== null && due > 0 && isRest(due, booking)
      ? [{ kind: 'due', euros: due, isAtReturn: isFetched(booking) } as const]
      : []),
    ...(refund > 0 ? [{ kind: 'refund', euros: refund } as const] : []),
  ]
}

function isRest(due: number, { payment, ...booking }: Booking): boolean {
  const total = totalAmount(booking)
  const { paid = 0, credit = 0, refund = 0 } = payment ?? {}
  return total === null || Math.round((paid - refund + credit + due - total) * 100) === 0
}

/** What the customer wrote or said about themselves. */
function toldFacts({ symptoms, notes, customer, leasing, service_code }: Booking): Fact[] {
  const contract = [leasing?.company, leasing?.contract].filter(Boolean).join(', ')
  return [
    ...symptoms.map(({ description }): Fact => ({ kind: 'symptom', text: description })),
    ...(notes.trim() ? [{ kind: 'notes', text: notes } as const] : []),
    ...(customer?.service_contract ? [{ kind: 'serviceContract', text: contract } as const] : []),
    ...(service_code ? [{ kind: 'serviceCode', text: service_code } as const] : []),
    ...(customer?.email ? [{ kind: 'email', address: customer.email } as const] : []),
  ]
}
