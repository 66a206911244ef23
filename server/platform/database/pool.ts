import { callbackify } from 'node:util'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { traceQueries } from '../tracing/query-spans'
import { placeOf, timelineOf } from './hosts/host-state'
import { closeRefusing } from './hosts/refusing-connections'
import { seekingClient } from './hosts/seeking-client'
import { NoWritableHost, writableHost, type WritableHost } from './hosts/writable-host'

/** Opens a pool on one address, or on the one of several that accepts writes. */
export function openPool(urls: readonly string[], config: PoolConfig): Pool {
  const [url = ''] = urls
  const clients = new Set<PoolClient>()
  const host = urls.length > 1 ? writableHost(urls, (to) => leaveOthers(clients, to)) : null
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
  pool.on('remove', (client) => clients.delete(client))
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', doubt)
    traceQueries(client)
  })
  closeRefusing(pool, doubt)
  return pool
}

/** Breaks the connections to other hosts than `url`. A former primary may keep them open and answer nothing. */
function leaveOthers(clients: Iterable<PoolClient>, url: string): void {
  const reason = new Error('Connection terminated: another host is the primary now')
  for (const { host, port, connection } of clients)
    if (`${host}:${port}` !== placeOf(url)) connection.stream.destroy(reason)
}

/** Throws if writes on a new connection would not count: the host became a standby, or another one was promoted. */
async function checkWritable(client: PoolClient, host: WritableHost): Promise<void> {
  if (host.isCurrent(await timelineOf(client))) return
  host.doubt()
  throw new NoWritableHost('the host is no longer the primary')
}
