/** Data for mails, except bookings. */
import { eq } from 'drizzle-orm'
import { first, type Database } from '../platform/database/database'
import { organization } from '../platform/database/schema/chain'
import { editRequest } from '../platform/database/schema/edit-requests'
import { feedback } from '../platform/database/schema/feedback'
import { offerRequest } from '../platform/database/schema/trade'

/** Contact details of a workshop. The address is empty if it has none. */
export type WorkshopContact = Pick<typeof organization.$inferSelect, 'name' | 'email' | 'phone'>

/** Loads the contact details of a workshop, or null if the id is unknown. */
export const findContact = (db: Database, organizationId: number): Promise<WorkshopContact | null> =>
  first(db.select().from(organization).where(eq(organization.id, organizationId)))

/** Loads a request to change a booking, with a wall-clock time. */
export async function readChangeRequest(db: Database, id: string): Promise<typeof editRequest.$inferSelect | null> {
  const [row] = await db.select().from(editRequest).where(eq(editRequest.id, id))
  // PostgreSQL separates date and time with a space.
  return row ? { ...row, reservedAt: row.reservedAt.replace(' ', 'T') } : null
}

/** Loads a visitor's feedback. */
export const readFeedback = (db: Database, id: string): Promise<typeof feedback.$inferSelect | null> =>
  first(db.select().from(feedback).where(eq(feedback.id, id)))

/** Loads the latest offer request of a session. */
export const readOfferRequest = (db: Database, sessionId: string): Promise<typeof offerRequest.$inferSelect | null> =>
  first(db.select().from(offerRequest).where(eq(offerRequest.sessionId, sessionId)))
