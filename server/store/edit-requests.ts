import { count, eq } from 'drizzle-orm'
import type { Database } from './database'
import { editRequest } from './schema/edit-requests'

/** How many requests the session has sent. */
export async function countEditRequests(db: Database, sessionId: string): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(editRequest).where(eq(editRequest.sessionId, sessionId))
  return counted?.n ?? 0
}

/** Stores a request; null where the session has sent the very same one before. */
export async function insertEditRequest(
  tx: Database,
  row: typeof editRequest.$inferInsert,
): Promise<{ readonly id: string } | null> {
  const [inserted] = await tx.insert(editRequest).values(row).onConflictDoNothing().returning({ id: editRequest.id })
  return inserted ?? null
}
