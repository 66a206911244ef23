import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import { HOLDINGS, type Records } from './records'

/** Numbers of erased rows, by the name of their table. */
export type Counts = ReadonlyMap<string, number>

/** Erases the rows of the records, except payments. */
export async function eraseRecords(tx: Database, records: Records): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const { table, of } of HOLDINGS) {
    const erased = await tx
      .delete(table)
      .where(of(records))
      .returning({ one: sql`1` })
    counts.set(getTableName(table), erased.length)
  }
  return counts
}

/** Counts the rows that `eraseRecords` would erase. */
export async function countRecords(tx: Database, records: Records): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const { table, of } of HOLDINGS) counts.set(getTableName(table), await tx.$count(table, of(records)))
  return counts
}
