/** Bookings whose visit is to come, and how the desk has dealt with those that do not fit the chain's data. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { closedBy } from '#shared/booking-facts/still-possible'
import type { Database } from '../../platform/database/database'
import { booking, visitBegins, type BookingDocument } from '../../platform/database/schema/bookings'
import { misfitsOf, type ChainFacts, type Misfit, type PlannedVisit } from '../../sections/time/slots/index'

const FIELDS = [
  'organization',
  'booking_total_duration',
  'lead_date',
  'biila',
  'order_items',
  'customer',
  'reservation_details',
] as const
/** The part of a booking's document that tells whether it fits, and whom to call. */
export type PlannedDocument = Pick<BookingDocument, (typeof FIELDS)[number] | 'visit_state'>

export interface PlannedBooking {
  readonly id: string
  readonly document: PlannedDocument
  /** What the desk has acknowledged, as `fingerprintOf`. */
  readonly acknowledged: string | null
}

const fieldsOf = (names: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    names.map((name) => sql.raw(`'${name}', document->'${name}'`)),
    sql`, `,
  )})`
// A visit without a state has no such field.
const planned = sql<PlannedDocument>`${fieldsOf(FIELDS)} || jsonb_strip_nulls(${fieldsOf(['visit_state'])})`

/** Lists the bookings that are not cancelled, from today on, in time order. Reads only a part of each document. */
export const listPlanned = (db: Database, now: WallDateTime): Promise<PlannedBooking[]> =>
  db
    .select({ id: booking.id, document: planned, acknowledged: booking.acknowledgedMisfit })
    .from(booking)
    .where(and(isNull(booking.cancelledAt), sql`${visitBegins} >= ${dateOf(now)}`))
    .orderBy(asc(visitBegins), asc(booking.id))

/** Records that the desk has dealt with the misfits of a booking. */
export async function acknowledge(db: Database, id: string, fingerprint: string): Promise<void> {
  await db.update(booking).set({ acknowledgedMisfit: fingerprint }).where(eq(booking.id, id))
}

/** Returns why the visit of a booking that is not cancelled does not fit, also if the desk has dealt with that. */
export const misfitsOfBooking = (facts: ChainFacts, document: PlannedDocument, now: WallDateTime): Misfit[] =>
  closedBy(document, now) === null ? misfitsOf(facts, plannedVisit(document)) : []

/** Returns why the visit does not fit, unless the desk has dealt with that. */
export function openMisfitsOf(
  facts: ChainFacts,
  { document, acknowledged }: Pick<PlannedBooking, 'document' | 'acknowledged'>,
  now: WallDateTime,
): Misfit[] {
  const misfits = misfitsOfBooking(facts, document, now)
  return acknowledged === fingerprintOf(document, misfits) ? [] : misfits
}

/** Names the time of a visit and its misfits. Another time or another reason has to be dealt with anew. */
export const fingerprintOf = (document: PlannedDocument, misfits: readonly Misfit[]): string =>
  JSON.stringify([startOf(document), misfits])

/** Start of the visit, or the requested day of an enquiry. */
export const startOf = ({ booking_total_duration: time, lead_date }: PlannedDocument): string =>
  time?.start ?? (lead_date ?? '').slice(0, 10)

const dayOf = (time: string | null | undefined): string | null => time?.slice(0, 10) ?? null

function plannedVisit(document: PlannedDocument): PlannedVisit {
  const { organization, booking_total_duration: time, lead_date, order_items } = document
  // Bookings of earlier versions have no such times.
  const biila: Partial<BookingDocument['biila']> = { ...document.biila }
  const { start, end } = time ?? { start: null, end: null }
  return {
    organizationId: organization?.id ?? null,
    when: start && end ? { start, end } : (lead_date?.slice(0, 10) ?? null),
    pickup: biila.pickup ?? null,
    return: biila.return ?? null,
    brought: dayOf(document.reservation_details?.importDate),
    collected: dayOf(document.reservation_details?.pickupDate),
    products: order_items
      .filter(({ addedBy }) => (addedBy ?? null) === null)
      .map(({ product, description }) => ({ id: Number(product.id), name: description })),
  }
}
