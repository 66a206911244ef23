import { and, eq, sql } from 'drizzle-orm'
import { first, type Database } from '../../../../platform/database/database'
import { editRequest } from '../../../../platform/database/schema/edit-requests'

/** Counts the requests that the session has sent. */
export const countChangeRequests = (db: Database, sessionId: string): Promise<number> =>
  db.$count(editRequest, eq(editRequest.sessionId, sessionId))

/** Stores a request. Returns null if the session has sent the same request before. */
export const insertChangeRequest = (
  tx: Database,
  row: typeof editRequest.$inferInsert,
): Promise<{ readonly id: string } | null> =>
  first(tx.insert(editRequest).values(row).onConflictDoNothing().returning({ id: editRequest.id }))

/**
 * Counts the requests of the last hour, by the database's clock, with the mail address, ignoring case.
 * Locks the address until the transaction ends, so that a concurrent call also counts this transaction's request.
 */
export async function countRecentFor(tx: Database, email: string): Promise<number> {
  const address = sql`lower(${email})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  return tx.$count(
    editRequest,
    and(eq(sql`lower(${editRequest.email})`, address), sql`${editRequest.createdAt} > now() - interval '1 hour'`),
  )
}
