/** Rows to write and remove so that one state of a table becomes another. */
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../platform/database/database'

export interface Differences<Row> {
  readonly added: readonly Row[]
  readonly changed: readonly Row[]
  readonly removed: readonly Row[]
}

/** Compares rows by key. Ignores the order of rows, and of fields in them. */
export function differences<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Differences<Row> {
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const keys = new Set(after.map(keyOf))
  const isAdded = (row: Row): boolean => !old.has(keyOf(row))
  return {
    added: after.filter(isAdded),
    changed: after.filter((row) => !isAdded(row) && !isDeepStrictEqual(old.get(keyOf(row)), row)),
    removed: before.filter((row) => !keys.has(keyOf(row))),
  }
}

/** Differences of one table, with the functions that write them. */
export interface Change {
  /** Plural name of the rows. */
  readonly kind: string
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly write: (tx: Database, onRows: OnRows) => Promise<void>
  readonly remove: (tx: Database, onRows: OnRows) => Promise<void>
}

/** Called after each batch with its number of rows. May throw to stop. */
export type OnRows = (count: number) => void

/** Rows of one query, far below PostgreSQL's limit of parameters. */
const BATCH = 1000

export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
  onRows: OnRows,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    await write(batch)
    onRows(batch.length)
  }
}
