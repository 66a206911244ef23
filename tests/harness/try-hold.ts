import { takeHold, TimeTaken, type HoldRequest } from '#server/store/holds'
import type { Database } from '#server/store/database'

/** Takes a lift in a transaction of its own; false where somebody else has it. */
export async function tryHold(db: Database, ask: HoldRequest): Promise<boolean> {
  try {
    await db.transaction((tx) => takeHold(tx, ask))
    return true
  } catch (error) {
    if (error instanceof TimeTaken) return false
    throw error
  }
}
