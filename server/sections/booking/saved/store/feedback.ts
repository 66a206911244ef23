import { eq } from 'drizzle-orm'
import { first, type Database } from '../../../../platform/database/database'
import { feedback } from '../../../../platform/database/schema/feedback'

/** Counts the feedback that the session has sent. */
export const countFeedback = (db: Database, sessionId: string): Promise<number> =>
  db.$count(feedback, eq(feedback.sessionId, sessionId))

/** Stores feedback. Returns null if the session has sent the same feedback before. */
export const insertFeedback = (
  tx: Database,
  row: typeof feedback.$inferInsert,
): Promise<{ readonly id: string } | null> =>
  first(tx.insert(feedback).values(row).onConflictDoNothing().returning({ id: feedback.id }))
