import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database'
import { editRequest } from '../../../platform/database/schema/edit-requests'

/** Counts the requests that the session has sent. */
export async function countEditRequests(db: Database, sessionId: string): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(editRequest).where(eq(editRequest.sessionId, sessionId))
  return counted?.n ?? 0
}

/** Stores a request. Returns null if the session has sent the same request before. */
export async function insertEditRequest(
  tx: Database,
  row: typeof editRequest.$inferInsert,
): Promise<{ readonly id: string } | null> {
  const [inserted] = await tx.insert(editRequest).values(row).onConflictDoNothing().returning({ id: editRequest.id })
  return inserted ?? null
}

/**
 * Counts the requests of the last hour, by the database's clock, with the mail address, ignoring case.
 * Locks the address until the transaction ends, so that a concurrent call also counts this transaction's request.
 */
export async function countRecentFor(tx: Database, email: string): Promise<number> {
  const address = sql`lower(${email})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  const [counted] = await tx
    .select({ n: count() })
    .from(editRequest)
    .where(
      and(eq(sql`lower(${editRequest.email})`, address), sql`${editRequest.createdAt} > now() - interval '1 hour'`),
    )
  return counted?.n ?? 0
}
