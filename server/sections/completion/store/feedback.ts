import { count, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database'
import { feedback } from '../../../platform/database/schema/feedback'

/** Counts the feedback that the session has sent. */
export async function countFeedback(db: Database, sessionId: string): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(feedback).where(eq(feedback.sessionId, sessionId))
  return counted?.n ?? 0
}

/** Stores feedback. Returns null if the session has sent the same feedback before. */
export async function insertFeedback(
  tx: Database,
  row: typeof feedback.$inferInsert,
): Promise<{ readonly id: string } | null> {
  const [inserted] = await tx.insert(feedback).values(row).onConflictDoNothing().returning({ id: feedback.id })
  return inserted ?? null
}
