/** What visitors thought of booking. */
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { organization } from './chain'
import { instant } from './columns'

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid('session_id').notNull(),
    /** The workshop that the session was about. */
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id),
    message: text().notNull(),
    rating: integer(),
    /** Where the visitor wants to be answered. The workshop sees it; the server itself sends nothing there. */
    replyTo: text('reply_to'),
    /** As of an edit request. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('feedback_once').on(table.sessionId, table.contentHash)],
)
