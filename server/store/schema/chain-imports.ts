/** Which chain this is: the demo's, or one that was brought in. */
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Imports of a chain. As soon as there is one the chain is somebody's own, and nothing of the demo is written any more. */
export const chainImport = pgTable('chain_import', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  importedAt: instant('imported_at').notNull().defaultNow(),
})
