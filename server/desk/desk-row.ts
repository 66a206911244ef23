import { dateOf, timeOf, type WallDate, type WallTime } from '#shared/date/wall-clock'
import type { FactOf } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import type { RefusedMail } from '../booking-document/refused-mails'
import type { BookingDocument } from '../platform/database/schema/bookings'
import { customerCells, fullNameOf, storedCustomer } from '../sections/booking/current/index'
import { pseudonym } from '../platform/secrets'
import type { DayBooking } from '../sections/booking/saved/index'
import type { Misfit } from '../sections/time/slots/index'
import { misfitText } from './misfits/misfit-words'

/** A booking as shown to the workshop's desk. */
export interface DeskRow {
  readonly date: WallDate
  /** Null if the car stays for the whole day or no time is agreed. */
  readonly hours: { readonly start: WallTime; readonly end: WallTime } | null
  readonly state: 'BOOKED' | 'ENQUIRY' | 'CANCELLED' | 'WITHDRAWN'
  readonly workshop: string
  readonly plate: string
  readonly vehicle: string
  readonly kilometers: number | null
  readonly customer: string
  readonly phone: string
  /** Cells below CUSTOMER_COLUMNS. */
  readonly customerCells: readonly string[]
  readonly services: readonly string[]
  /** Symptoms described by the customer, and the notes. */
  readonly notes: readonly string[]
  /** Name of the booking in the server's log. */
  readonly reference: string
  /** Mails to the customer that are refused. */
  readonly refusals: readonly RefusedMail[]
  /** Why the visit does not fit any more, as long as nobody has dealt with that; empty if it fits. */
  readonly misfit: string
  /** Everything that the booking tells (RC-01). */
  readonly document: BookingDocument
}

export function deskRowOf(
  { id, document, cancelled }: Pick<DayBooking, 'id' | 'document' | 'cancelled'>,
  secret: string,
  {
    refusals = [],
    misfits = [],
  }: { readonly refusals?: readonly RefusedMail[]; readonly misfits?: readonly Misfit[] } = {},
): DeskRow {
  const { organization, vehicle, symptoms, notes } = document
  const customer = storedCustomer(document.customer)
  const time = document.booking_total_duration
  const isExact = time !== null && time.time_selection_type !== 'DAY_ONLY'
  return {
    date: time?.start ? dateOf(time.start) : (document.lead_date ?? '').slice(0, 10),
    hours: isExact && time.start && time.end ? { start: timeOf(time.start), end: timeOf(time.end) } : null,
    state: stateOf(document, cancelled),
    workshop: organization?.name ?? '',
    plate: vehicle?.register_number ?? '',
    vehicle: [vehicle?.make, vehicle?.model].filter(Boolean).join(' '),
    kilometers: document.kilometers,
    customer: fullNameOf(customer),
    phone: customer.phone_number,
    customerCells: customerCells(customer),
    services: factsFor('deskTable', document).flatMap((fact) => (fact.kind === 'service' ? serviceText(fact) : [])),
    notes: [...symptoms.map((symptom) => symptom.description), notes].filter((text) => text.trim() !== ''),
    reference: pseudonym(secret, id),
    refusals,
    misfit: misfitText(misfits),
    document,
  }
}

function stateOf({ lead, withdrawal }: BookingDocument, cancelled: boolean): DeskRow['state'] {
  if (cancelled) return withdrawal?.submitted_at ? 'WITHDRAWN' : 'CANCELLED'
  return lead ? 'ENQUIRY' : 'BOOKED'
}

const serviceText = ({ name, remarks }: FactOf<'service'>): string =>
  remarks.length === 0 ? name : `${name} (${remarks.join(', ')})`
