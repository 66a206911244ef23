/** Data for mails, except bookings. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { organization } from '../../database/schema/chain'
import { editRequest } from '../../database/schema/edit-requests'
import { feedback } from '../../database/schema/feedback'
import { offerRequest } from '../../database/schema/trade'

export interface WorkshopContact {
  readonly name: string
  /** Empty if the workshop has none. */
  readonly email: string
  readonly phone: string
}

/** Loads the contact details of a workshop, or null if the id is unknown. */
export async function findContact(db: Database, organizationId: number): Promise<WorkshopContact | null> {
  const { name, email, phone } = organization
  const [row] = await db.select({ name, email, phone }).from(organization).where(eq(organization.id, organizationId))
  return row ?? null
}

/** Loads a request to change a booking, with a wall-clock time. */
export async function readEditRequest(db: Database, id: string): Promise<typeof editRequest.$inferSelect | null> {
  const [row] = await db.select().from(editRequest).where(eq(editRequest.id, id))
  // PostgreSQL separates date and time with a space.
  return row ? { ...row, reservedAt: row.reservedAt.replace(' ', 'T') } : null
}

/** Loads a visitor's feedback. */
export async function readFeedback(db: Database, id: string): Promise<typeof feedback.$inferSelect | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row ?? null
}

/** Loads the latest offer request of a session. */
export async function readOfferRequest(
  db: Database,
  sessionId: string,
): Promise<typeof offerRequest.$inferSelect | null> {
  const [row] = await db.select().from(offerRequest).where(eq(offerRequest.sessionId, sessionId))
  return row ?? null
}
