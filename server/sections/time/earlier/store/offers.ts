/** Offers of a time. The caller has locked the workshop, unless it only reads. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { object, string } from 'superstruct'
import type { WallDateTime } from '#shared/date/wall-clock'
import { first, queryRows, type Database } from '../../../../platform/database/database'
import { earlierOffer } from '../../../../platform/database/schema/earlier-times'
import { releaseHold } from '../../../../holds/holds'

type State = typeof earlierOffer.$inferSelect.state

/** An offer by the database's clock: an open one whose hold has run out has lapsed. */
export interface StoredOffer {
  readonly id: string
  readonly bookingId: string
  readonly organizationId: number
  readonly start: WallDateTime
  readonly end: WallDateTime
  readonly state: State
  /** Whole seconds until an open offer lapses, rounded up. */
  readonly heldSeconds: number
}

const wallClock = (column: typeof earlierOffer.starts | typeof earlierOffer.ends) =>
  sql<WallDateTime>`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`
const times = { start: wallClock(earlierOffer.starts), end: wallClock(earlierOffer.ends) }

const findWhere = (db: Database, condition: SQL | undefined): Promise<StoredOffer | null> =>
  first(
    db
      .select({
        id: earlierOffer.id,
        bookingId: earlierOffer.bookingId,
        organizationId: earlierOffer.organizationId,
        ...times,
        state: sql<State>`case when state = 'OPEN' and expires_at <= now() then 'LAPSED' else state end`,
        heldSeconds: sql<number>`greatest(0, ceil(extract(epoch from ${earlierOffer.expiresAt} - now())))::int`,
      })
      .from(earlierOffer)
      .where(condition),
  )

export const findByToken = (db: Database, tokenHash: string): Promise<StoredOffer | null> =>
  findWhere(db, eq(earlierOffer.tokenHash, tokenHash))

export const readOffer = (db: Database, id: string): Promise<StoredOffer | null> =>
  findWhere(db, eq(earlierOffer.id, id))

/** Whether an offer can still be taken. */
export const isOfferOpen = async (db: Database, id: string): Promise<boolean> =>
  (await readOffer(db, id))?.state === 'OPEN'

/** Finds the offer of a booking that is not closed, or null. */
export const findOpenOffer = (db: Database, bookingId: string): Promise<StoredOffer | null> =>
  findWhere(db, and(eq(earlierOffer.bookingId, bookingId), eq(earlierOffer.state, 'OPEN')))

/** Lists the times that the bookings have been offered, open or not. */
export const offeredTimes = async (tx: Database, bookingIds: readonly string[]) =>
  bookingIds.length === 0
    ? []
    : tx
        .select({ bookingId: earlierOffer.bookingId, ...times })
        .from(earlierOffer)
        .where(inArray(earlierOffer.bookingId, [...bookingIds]))

interface NewOffer {
  readonly id: string
  readonly bookingId: string
  readonly organizationId: number
  readonly tokenHash: string
  readonly start: WallDateTime
  readonly end: WallDateTime
  readonly seconds: number
}

export async function insertOffer(tx: Database, { start, end, seconds, ...row }: NewOffer): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  await tx.insert(earlierOffer).values({ ...row, starts: start, ends: end, state: 'OPEN', expiresAt })
}

/** Closes an offer and gives up its hold, unless a booking has got the time. */
export async function closeOffer(tx: Database, id: string, state: State): Promise<void> {
  await releaseHold(tx, id)
  await tx.update(earlierOffer).set({ state }).where(eq(earlierOffer.id, id))
}

/** How long the mail of an offer may wait. A time whose customer cannot be told is offered to the next. */
const UNSENT = sql`interval '3 minutes'`

/** Condition for open offers that have run out, or whose mail has not been sent. */
export const hasLapsed = sql`state = 'OPEN' and (
  expires_at <= now() or offered_at <= now() - ${UNSENT} and exists (
    select from outbox where delivered_at is null and message->>'offerId' = earlier_offer.id::text
  )
)`

/** Closes the lapsed offers of a workshop. Returns their ids and bookings. */
export async function closeLapsed(tx: Database, organizationId: number) {
  const lapsed = await queryRows(
    tx,
    sql`
      update earlier_offer set state = 'LAPSED'
      where organization_id = ${organizationId} and ${hasLapsed} returning id, booking_id as "bookingId"`,
    object({ id: string(), bookingId: string() }),
  )
  for (const { id } of lapsed) await releaseHold(tx, id)
  return lapsed
}
