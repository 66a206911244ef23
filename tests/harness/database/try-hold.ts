import { takeHold, TimeTaken, type HoldRequest } from '#server/holds/holds'
import type { Database } from '#server/platform/database/database'

/** Holds a lift in its own transaction. Returns false if it is taken. */
export async function tryHold(
  db: Database,
  ask: Omit<HoldRequest, 'longestSeconds' | 'address' | 'network'>,
): Promise<boolean> {
  try {
    await db.transaction((tx) => takeHold(tx, { longestSeconds: 1800, address: 'address', network: 'network', ...ask }))
    return true
  } catch (error) {
    if (error instanceof TimeTaken) return false
    throw error
  }
}
