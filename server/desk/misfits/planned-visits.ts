/** Everybody whose plans an import may upset: bookings, held times, offers of an earlier time, and carts. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { WallDateTime } from '#shared/date/wall-clock'
import { reservedTime } from '../../holds/holds'
import { listOpenDrafts } from '../../draft/sessions'
import type { Database } from '../../platform/database/database'
import { booking } from '../../platform/database/schema/bookings'
import { earlierOffer } from '../../platform/database/schema/earlier-times'
import { reservation } from '../../platform/database/schema/reservations'
import type { Draft } from '../../platform/database/schema/sessions'
import { NO_VALET } from '../../draft/draft'
import { misfitsOf, type ChainFacts, type Misfit, type PlannedVisit } from '../../sections/time/slots/index'
import { listPlanned, openMisfitsOf, startOf } from './coming-bookings'

export const KINDS = ['BOOKING', 'HOLD', 'OFFER', 'CART'] as const

/** A plan of somebody, and how it is checked. */
export interface Planned {
  readonly kind: (typeof KINDS)[number]
  /** Id of the booking or the session, which has a pseudonym in lists and in the log. */
  readonly id: string
  /** Wall-clock time, a day, or empty. */
  readonly at: string
  readonly workshop: string
  /** Empty if the visitor has not told it yet. */
  readonly phone: string
  readonly misfits: (facts: ChainFacts) => readonly Misfit[]
}

/** The names of what an import may remove. */
interface Names {
  readonly workshop: (id: number) => string
  readonly product: (id: number) => string
}

/** Lists all plans for which somebody may have to be called. Those that the desk has dealt with have no misfits. */
export async function listPlans(db: Database, now: WallDateTime, names: Names): Promise<Planned[]> {
  const holds = await listHolds(db)
  const drafts = await listOpenDrafts(db)
  return [
    ...(await listBookings(db, now)),
    ...drafts.flatMap((draft) => planOf(draft, holds.get(draft.id) ?? null, names)),
    ...(await listOffers(db)),
  ]
}

const listBookings = async (db: Database, now: WallDateTime): Promise<Planned[]> =>
  (await listPlanned(db, now)).map((one) => ({
    kind: 'BOOKING',
    id: one.id,
    at: startOf(one.document),
    workshop: one.document.organization?.name ?? '',
    phone: one.document.customer?.phone_number ?? '',
    misfits: (facts) => openMisfitsOf(facts, one, now),
  }))

interface Hold {
  readonly sessionId: string | null
  readonly organizationId: number
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** Returns the active holds by the session, or the offer, that has them. */
async function listHolds(db: Database): Promise<ReadonlyMap<string | null, Hold>> {
  const { sessionId, organizationId } = reservation
  const isActive = and(eq(reservation.kind, 'hold'), gt(reservation.expiresAt, sql`now()`))
  const found = await db
    .select({ sessionId, organizationId, start: reservedTime.start, end: reservedTime.end })
    .from(reservation)
    .where(isActive)
  return new Map(found.map((hold) => [hold.sessionId, hold]))
}

/** Returns what a session plans, or nothing if it has chosen neither a time nor a service. */
function planOf(
  { id, draft }: { readonly id: string; readonly draft: Draft },
  hold: Hold | null,
  names: Names,
): Planned[] {
  const organizationId = hold?.organizationId ?? draft.organizationId
  // What an opened booking has is listed with the booking.
  const cart = draft.changes === null ? draft.cart.filter(({ addedBy }) => addedBy === null) : []
  if (hold === null && cart.length === 0) return []
  const products = cart.map(({ productId }) => ({ id: productId, name: names.product(productId) }))
  const visit: PlannedVisit = hold
    ? { organizationId, when: hold, ...draft.biila, products }
    : { organizationId, when: draft.leadDate, ...NO_VALET, products }
  return [
    {
      kind: hold ? 'HOLD' : 'CART',
      id,
      at: hold?.start ?? draft.leadDate ?? '',
      workshop: organizationId === null ? '' : names.workshop(organizationId),
      phone: draft.customer?.phone_number ?? '',
      misfits: (facts) => misfitsOf(facts, visit),
    },
  ]
}

async function listOffers(db: Database): Promise<Planned[]> {
  const { organizationId } = earlierOffer
  const isOpen = and(eq(earlierOffer.state, 'OPEN'), gt(earlierOffer.expiresAt, sql`now()`))
  const found = await db
    .select({
      organizationId,
      bookingId: earlierOffer.bookingId,
      document: booking.document,
      start: sql<WallDateTime>`to_char(${earlierOffer.starts}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
      end: sql<WallDateTime>`to_char(${earlierOffer.ends}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
    })
    .from(earlierOffer)
    .innerJoin(booking, eq(booking.id, earlierOffer.bookingId))
    .where(isOpen)
    .orderBy(asc(earlierOffer.starts))
  return found.map(({ bookingId, document, start, end, ...row }) => ({
    kind: 'OFFER',
    id: bookingId,
    at: start,
    workshop: document.organization?.name ?? '',
    phone: document.customer?.phone_number ?? '',
    misfits: (facts) => misfitsOf(facts, { ...row, when: { start, end }, ...NO_VALET, products: [] }),
  }))
}
