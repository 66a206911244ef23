/** What mails are written about, beside bookings. */
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { organization } from './schema/chain'
import { editRequest } from './schema/edit-requests'
import { feedback } from './schema/feedback'
import { offerRequest } from './schema/trade'

export interface WorkshopContact {
  readonly name: string
  /** Empty if it has none. */
  readonly email: string
  readonly phone: string
}

/** How a workshop is reached; null where there is none of this id. */
export async function findContact(db: Database, organizationId: number): Promise<WorkshopContact | null> {
  const { name, email, phone } = organization
  const [row] = await db.select({ name, email, phone }).from(organization).where(eq(organization.id, organizationId))
  return row ?? null
}

/** A request to change a booking; its time is wall-clock. */
export async function readEditRequest(db: Database, id: string): Promise<typeof editRequest.$inferSelect | null> {
  const [row] = await db.select().from(editRequest).where(eq(editRequest.id, id))
  // The database puts a space between day and time.
  return row ? { ...row, reservedAt: row.reservedAt.replace(' ', 'T') } : null
}

/** What a visitor thought of booking. */
export async function readFeedback(db: Database, id: string): Promise<typeof feedback.$inferSelect | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row ?? null
}

/** The last request for an offer that a session has sent. */
export async function readOfferRequest(
  db: Database,
  sessionId: string,
): Promise<typeof offerRequest.$inferSelect | null> {
  const [row] = await db.select().from(offerRequest).where(eq(offerRequest.sessionId, sessionId))
  return row ?? null
}
