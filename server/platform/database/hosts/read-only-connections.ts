import type { Pool } from 'pg'
import { sqlState } from '../database'
import { wrapQuery } from '../wrap-query'

/** SQLSTATE of a write that a standby, or a server that is set read-only, refuses. */
const READ_ONLY = '25006'

/**
 * Closes each connection of a pool on which a write was refused, once its transaction has ended. Otherwise the pool would
 * give it to the next call, and a primary that became a standby would fail calls for as long as they arrive.
 */
export function closeReadOnly(pool: Pool, onRefused: () => void): void {
  const refused = new WeakSet<object>()
  pool.on('connect', (client) =>
    wrapQuery(client, (query) => (...given) => {
      const answer = query(...given)
      // With a callback instead, the pool itself closes a connection after any error.
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (sqlState(error) === READ_ONLY) refused.add(client)
        })
      return answer
    }),
  )
  pool.on('release', (error, client) => {
    if (refused.has(client)) client.end(() => undefined)
    if (refused.has(client) || sqlState(error) === READ_ONLY) onRefused()
  })
}
