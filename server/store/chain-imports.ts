import { sql } from 'drizzle-orm'
import { any } from 'superstruct'
import { queryRows, type Database } from './database'
import { chainImport } from './schema/chain-imports'

/** Any number will do, as long as nothing else on the database locks by it. */
const IMPORT_LOCK = 7_230_120

/** Waits until no other import is under way, and keeps others waiting until the transaction ends. */
export const takeImportTurn = (tx: Database) =>
  queryRows(tx, sql`select pg_advisory_xact_lock(${IMPORT_LOCK})::text as locked`, any())

/** Whether the chain was brought in by an import; otherwise it is the demo's, or there is none. */
export const hasImportedChain = async (db: Database): Promise<boolean> =>
  (await db.select({ id: chainImport.id }).from(chainImport).limit(1)).length > 0

/** Notes that the chain is somebody's own from now on. */
export async function noteImport(tx: Database): Promise<void> {
  await tx.insert(chainImport).values({})
}
