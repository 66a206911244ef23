import { setImmediate } from 'node:timers/promises'
import type { Database } from './database'

/** Runs one query for all keys of a batch. A key without a row is absent from the map. */
type RunBatch<Key, Found> = (db: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>

/**
 * Returns a lookup that batches all calls of one event-loop turn into one query, sent at the end of the turn.
 * The round trip costs more than the query itself.
 * A caller never receives a result that was read before its request.
 * Callers must validate their keys, because one malformed key fails the whole batch.
 */
export function batchPerTurn<Key, Found>(runBatch: RunBatch<Key, Found>) {
  const batches = new WeakMap<Database, { readonly keys: Set<Key>; readonly result: ReturnType<typeof runBatch> }>()

  const startBatch = (db: Database) => {
    const keys = new Set<Key>()
    const result = setImmediate().then(() => {
      batches.delete(db)
      return runBatch(db, [...keys])
    })
    const batch = { keys, result }
    batches.set(db, batch)
    return batch
  }

  return async (db: Database, key: Key): Promise<Found | undefined> => {
    const { keys, result } = batches.get(db) ?? startBatch(db)
    keys.add(key)
    return (await result).get(key)
  }
}
