/**
 * Revision numbers by which a process detects that its calendar cache is stale.
 * Triggers, in the migration `0007_revisions.sql`, set new numbers from one sequence.
 * No number is ever reused, not even after a rollback.
 */
import { bigint, boolean, integer, pgSequence, pgTable } from 'drizzle-orm/pg-core'

export const revisions = pgSequence('revisions')

/** Revision of the chain: workshops, hours, lifts, shifts, absences, products and settings. A single row. */
export const chainRevision = pgTable('chain_revision', {
  only: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'number' }).notNull(),
})

/** Revision of a workshop's confirmed reservations. Holds do not change it. */
export const workshopRevision = pgTable('workshop_revision', {
  organizationId: integer('organization_id').primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
})
