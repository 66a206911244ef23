/**
 * Numbers by which a process sees that what it remembers of calendars is still so. Triggers (a migration of their own) give
 * new ones, which come from one sequence: no number ever comes again, not even after a transaction that was taken back.
 */
import { bigint, boolean, integer, pgSequence, pgTable } from 'drizzle-orm/pg-core'

export const revisions = pgSequence('revisions')

/** Of the chain: workshops, hours, lifts, absences, products. One row. */
export const chainRevision = pgTable('chain_revision', {
  only: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'number' }).notNull(),
})

/** Of what is reserved for good at a workshop; holds come and go without it. */
export const workshopRevision = pgTable('workshop_revision', {
  organizationId: integer('organization_id').primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
})
