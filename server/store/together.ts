import { setImmediate } from 'node:timers/promises'
import type { Database } from './database'

/** One statement for all that is asked; what is not in the answer was not found. */
type AskAll<Asked, Found> = (db: Database, asked: readonly Asked[]) => Promise<ReadonlyMap<Asked, Found>>

/**
 * Whoever asks the same kind of thing in the same turn of the event loop is answered by one statement, which is sent at the
 * turn's end: to send one and to hear of it costs more than what it does. Nobody is told what was read before he asked.
 * What is asked has to be checked before: what the database cannot read would fail for all of them.
 */
export function together<Asked, Found>(askAll: AskAll<Asked, Found>) {
  const groups = new WeakMap<Database, { readonly asked: Set<Asked>; readonly answer: ReturnType<typeof askAll> }>()

  const gather = (db: Database) => {
    const asked = new Set<Asked>()
    const answer = setImmediate().then(() => {
      groups.delete(db)
      return askAll(db, [...asked])
    })
    const group = { asked, answer }
    groups.set(db, group)
    return group
  }

  return async (db: Database, one: Asked): Promise<Found | undefined> => {
    const { asked, answer } = groups.get(db) ?? gather(db)
    asked.add(one)
    return (await answer).get(one)
  }
}
