/** Sessions, and the installation's secrets. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Draft } from '../../../sections/session/rules/draft'
import { instant } from './columns'

/** Secrets of this installation, created at the first start and shared by all its processes. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() })

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    browserHash: text('browser_hash').notNull(),
    processType: text('process_type').notNull(),
    installationType: text('installation_type').notNull(),
    draft: jsonb().$type<Draft>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its booking was saved. Only a few calls may write afterwards (`guard.ts`). */
    doneAt: instant('done_at'),
  },
  (table) => [index('session_last_seen').on(table.lastSeenAt)],
)
