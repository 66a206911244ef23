/** Mails to a booking's customer that a mail server refused for good. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { booking, visitBegins, type BookingDocument } from '../platform/database/schema/bookings'
import type { OutboxMessage } from '../platform/database/schema/outbox'
import { refusedMail } from '../platform/database/schema/refused-mails'
import { grouped } from '../platform/database/grouped'
import { withoutSecrets } from '../platform/outbox/outbox-dispatch'
import { lockBooking } from './bookings'
import { addressOf } from './address-of'

type RefusedRow = typeof refusedMail.$inferSelect

/** A refusal that is a state of its booking. */
export interface RefusedMail extends Pick<RefusedRow, 'bookingId' | 'message' | 'refused' | 'response'> {
  /** ISO 8601 in UTC. */
  readonly refusedAt: string
  readonly document: BookingDocument
}

/**
 * Records the refusal of a message, unless it is not to a booking's customer, or the booking has another address since.
 * The receipt of a withdrawal is recorded whatever its address, because its statement names one of its own.
 */
export async function recordRefusal(
  tx: Database,
  message: OutboxMessage,
  refusal: Pick<RefusedRow, 'refused' | 'response'>,
): Promise<void> {
  if (message.audience !== 'customer' || !('bookingId' in message)) return
  const { bookingId } = message
  // Locked, because the customer may be changing the address.
  const saved = await lockBooking(tx, bookingId)
  if (!saved || (message.kind !== 'WITHDRAWAL_ACKNOWLEDGEMENT' && message.email !== addressOf(saved.document))) return
  await tx.insert(refusedMail).values({ bookingId, message: withoutSecrets(message), ...refusal })
}

const isOpen = (bookingId: string) => and(eq(refusedMail.bookingId, bookingId), isNull(refusedMail.endedAt))

/** Ends the refusals of a booking. */
export async function endRefusals(
  tx: Database,
  bookingId: string,
  endedBy: NonNullable<RefusedRow['endedBy']>,
): Promise<void> {
  await tx
    .update(refusedMail)
    .set({ endedAt: sql`now()`, endedBy })
    .where(isOpen(bookingId))
}

/** Ends the refusals of a booking whose address has just accepted a message. */
export async function endByAcceptance(db: Database, message: OutboxMessage): Promise<void> {
  if (message.audience !== 'customer' || !('bookingId' in message)) return
  const { bookingId, email } = message
  const isItsAddress = sql`exists (
    select from ${booking} where ${booking.id} = ${bookingId}
      and trim(${booking.document}->'customer'->>'email') = ${email})`
  await db
    .update(refusedMail)
    .set({ endedAt: sql`now()`, endedBy: 'ACCEPTED' })
    .where(and(isOpen(bookingId), isItsAddress))
}

/** Ends refusals of a week ago whose visit or requested day began a week ago. Nobody needs the mails any more. */
export async function endPastRefusals(db: Database): Promise<void> {
  const weekAgo = sql`(now() - interval '7 days')`
  const isPast = sql`exists (
    select from ${booking} where ${booking.id} = ${refusedMail.bookingId}
      and ${visitBegins} < to_char(${weekAgo} at time zone 'Europe/Helsinki', 'YYYY-MM-DD'))`
  await db
    .update(refusedMail)
    .set({ endedAt: sql`now()`, endedBy: 'PAST' })
    .where(and(isNull(refusedMail.endedAt), sql`refused_at < ${weekAgo}`, isPast))
}

/** Lists the open refusals, or only those of one booking, in the order of their messages. */
export const listRefusals = (db: Database, bookingId?: string): Promise<RefusedMail[]> =>
  db
    .select({
      bookingId: refusedMail.bookingId,
      message: refusedMail.message,
      refused: refusedMail.refused,
      response: refusedMail.response,
      refusedAt: sql<string>`to_char(${refusedMail.refusedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      document: booking.document,
    })
    .from(refusedMail)
    .innerJoin(booking, eq(booking.id, refusedMail.bookingId))
    .where(bookingId === undefined ? isNull(refusedMail.endedAt) : isOpen(bookingId))
    .orderBy(asc(refusedMail.id))

/** Lists the open refusals by the id of their booking. */
export const refusalsByBooking = async (db: Database): Promise<ReadonlyMap<string, readonly RefusedMail[]>> =>
  grouped(await listRefusals(db), ({ bookingId }) => bookingId)
