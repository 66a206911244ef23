import { sql } from 'drizzle-orm'
import { any } from 'superstruct'
import { queryRows, type Database } from '../../platform/database/database'
import { chainImport } from '../../platform/database/schema/chain-imports'

/** Advisory lock key. It must be unique in the database. */
const IMPORT_LOCK = 7_230_120

/** Locks imports until the transaction ends. Waits for another import in progress. */
export const lockImport = (tx: Database) =>
  queryRows(tx, sql`select pg_advisory_xact_lock(${IMPORT_LOCK})::text as locked`, any())

/** Whether the chain was imported. If not, it is the demo chain or the database is empty. */
export const hasImportedChain = async (db: Database): Promise<boolean> =>
  (await db.select({ id: chainImport.id }).from(chainImport).limit(1)).length > 0

/** Records an import, so that the chain no longer counts as the demo. */
export async function recordImport(tx: Database): Promise<void> {
  await tx.insert(chainImport).values({})
}
