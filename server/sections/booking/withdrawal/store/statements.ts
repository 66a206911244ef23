import { eq } from 'drizzle-orm'
import { first, type Database } from '../../../../platform/database/database'
import { withdrawal } from '../../../../platform/database/schema/withdrawals'

/** A statement of withdrawal, with its wall-clock time. */
export type Statement = Pick<typeof withdrawal.$inferSelect, 'name' | 'email' | 'contract' | 'submittedAt'>

/** Adds a statement. The caller must have locked the booking, so that it has none yet. */
export async function insertStatement(tx: Database, bookingId: string, statement: Statement): Promise<void> {
  await tx.insert(withdrawal).values({ ...statement, bookingId })
}

/** Loads the statement about a booking, or null if there is none. */
export async function findStatement(db: Database, bookingId: string): Promise<Statement | null> {
  const found = await first(db.select().from(withdrawal).where(eq(withdrawal.bookingId, bookingId)))
  // PostgreSQL separates date and time with a space.
  return found && { ...found, submittedAt: found.submittedAt.replace(' ', 'T') }
}
