import { Pool, type PoolConfig } from 'pg'
import { traceQueries } from '../tracing/query-spans'
import { closeRefusing } from './refusing-connections'

/** Opens a pool that replaces broken connections, and those that refuse writes. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config)
  // Without an error listener a broken connection would end the process; the pool replaces it at the next query.
  // The pool forwards only the errors of idle connections, so each connection also needs a listener of its own.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    traceQueries(client)
  })
  closeRefusing(pool)
  return pool
}
