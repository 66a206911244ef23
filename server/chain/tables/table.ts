import type { Database } from '../../platform/database/database'
import { differences, inBatches, type Change } from '../changes'
import type { ChainRows } from './rows'

/** How the rows of one table are identified and written. */
interface TableOf<Row> {
  /** Plural name of the rows. */
  readonly kind: string
  readonly rows: (chain: ChainRows) => readonly Row[]
  readonly key: (row: Row) => string
  /** Inserts rows, or overwrites the rows with their keys. */
  readonly write: (tx: Database, rows: Row[]) => Promise<unknown>
  readonly remove: (tx: Database, rows: Row[]) => Promise<unknown>
}

/** A table of the chain. */
export interface ChainTable {
  readonly compare: (before: ChainRows, after: ChainRows) => Change
}

export const table = <Row>({ kind, rows, key, write, remove }: TableOf<Row>): ChainTable => ({
  compare: (before, after) => {
    const { added, changed, removed } = differences(rows(before), rows(after), key)
    return {
      kind,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      write: (tx, onRows) => inBatches([...added, ...changed], (batch) => write(tx, batch), onRows),
      remove: (tx, onRows) => inBatches(removed, (batch) => remove(tx, batch), onRows),
    }
  },
})

/** Serialises a key of several columns. */
export const keyOf = (...values: readonly (string | number)[]): string => JSON.stringify(values)
