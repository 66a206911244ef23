import { callbackify } from 'node:util'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { traceStatements } from '../tracing/statement-spans'
import { refusesWrites } from './hosts/host-state'
import { closeReadOnly } from './hosts/read-only-connections'
import { seekingClient } from './hosts/seeking-client'
import { NoWritableHost, writableHost, type WritableHost } from './hosts/writable-host'

/** Opens a pool on one address, or on the one of several that accepts writes. */
export function openPool(urls: readonly string[], config: PoolConfig): Pool {
  const [url = ''] = urls
  const host = urls.length > 1 ? writableHost(urls) : null
  const pool = new Pool({
    ...config,
    connectionString: url,
    ...(host && {
      Client: seekingClient(host),
      verify: (client, done) => callbackify(() => checkWritable(client, host))(done),
    }),
  })
  const doubt = (): void => host?.doubt()
  // Without an error listener a broken connection would end the process; the pool replaces it at the next query.
  // The pool forwards only the errors of idle connections, so each connection also needs a listener of its own.
  pool.on('error', doubt)
  pool.on('connect', (client) => {
    client.on('error', doubt)
    traceStatements(client)
  })
  closeReadOnly(pool, doubt)
  return pool
}

/** Throws if a new connection refuses writes: the host became a standby since it was last asked. */
async function checkWritable(client: PoolClient, host: WritableHost): Promise<void> {
  if (!(await refusesWrites(client))) return
  host.doubt()
  throw new NoWritableHost('the host has become read-only')
}
