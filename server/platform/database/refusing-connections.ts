import type { Pool } from 'pg'
import { sqlState } from './database'
import { wrapQuery } from './wrap-query'

/** SQLSTATE of a write that a standby, or a server that is set read-only, refuses. */
const READ_ONLY = '25006'
/** SQLSTATEs of a connection's failure. A pooler answers so for a server that has gone, and keeps the connection open. */
const CONNECTION = /^08/

const isRefusal = (error: unknown): boolean => {
  const state = sqlState(error)
  return state !== null && (state === READ_ONLY || CONNECTION.test(state))
}

/**
 * Closes each connection of a pool on which a write was refused, or whose server has gone, once its transaction has ended.
 * Otherwise the pool would give it to the next call, and a primary that became a standby would fail calls for as long as
 * they arrive.
 */
export function closeRefusing(pool: Pool): void {
  const refused = new WeakSet<object>()
  pool.on('connect', (client) =>
    wrapQuery(client, (query) => (...given) => {
      const answer = query(...given)
      // With a callback instead, the pool itself closes a connection after any error.
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isRefusal(error)) refused.add(client)
        })
      return answer
    }),
  )
  pool.on('release', (_, client) => {
    if (refused.has(client)) client.end(() => undefined)
  })
}
