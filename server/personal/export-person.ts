import { getTableName } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { filesAbout, type SentFolders } from './sent-files'
import { findPerson, type Person } from './person'
import { HOLDINGS, idsOf, PAYMENTS, type Records } from './records'

/** Fields that tell nothing of the person: hashes and keys, which would open what they belong to. */
const SECRETS: ReadonlySet<string> = new Set([
  'bookingKey',
  'browserHash',
  'codeHash',
  'contentHash',
  'emailHash',
  'holderAddress',
  'holderNetwork',
  'idempotencyKey',
  'keyHash',
  'offerToken',
  'plateHash',
  'ticketCode',
  'recipient',
  'sealedAnswer',
  'sealedKey',
  'telephoneHash',
  'tokenHash',
])

/** Returns all that is held of a person as JSON, by table, or null if nothing is held. */
export async function exportPerson(
  db: Database,
  person: Person,
  folders: SentFolders | undefined,
): Promise<string | null> {
  const records = await findPerson(db, person)
  const tables = await rowsOf(db, records)
  if (Object.keys(tables).length === 0) return null
  const messageFiles = await filesAbout(db, folders, idsOf(records))
  const { registerNumber, email } = person
  const held = { registerNumber, email, ...tables, ...(messageFiles.length > 0 && { messageFiles }) }
  return `${JSON.stringify(held, (key, value: unknown) => (SECRETS.has(key) ? undefined : value), 2)}\n`
}

/** Loads the rows of the records by the name of their table, without empty tables. */
async function rowsOf(db: Database, records: Records): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const { table, of } of [...HOLDINGS, ...PAYMENTS]) {
    const rows = await db.select().from(table).where(of(records))
    if (rows.length > 0) tables[getTableName(table)] = rows
  }
  return tables
}
