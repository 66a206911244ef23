/** Visitors' feedback on booking. */
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from './chain'
import { instant } from './columns'

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid('session_id').notNull(),
    /** The workshop of the session. */
    organizationId: organizationId(),
    message: text().notNull(),
    rating: integer(),
    /** The visitor's address for an answer, for the workshop. The server itself sends nothing to it. */
    replyTo: text('reply_to'),
    /** Hash of the content, which makes repeated feedback of one session idempotent. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('feedback_once').on(table.sessionId, table.contentHash)],
)
