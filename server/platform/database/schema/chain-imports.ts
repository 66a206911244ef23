/** Records whether the chain is the demo or was imported. */
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Imports of a chain. Once there is one, the server writes no more demo data. */
export const chainImport = pgTable('chain_import', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  importedAt: instant('imported_at').notNull().defaultNow(),
})
