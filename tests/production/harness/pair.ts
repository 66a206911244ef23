/** A primary with a synchronous standby, and two processes that know both hosts. */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { REST_ROOT } from '#shared/api/rest-root'
import { startProcess, type ServerProcess } from '#tests/harness/servers/server-process'
import { addressOf, type ClusterNode } from './cluster-node'
import { startPooler } from './pooler'
import { startReplicated, waitForStandby } from './replication'

export interface Pair {
  readonly primary: ClusterNode
  readonly standby: ClusterNode
  readonly processes: readonly ServerProcess[]
  readonly stop: () => Promise<void>
}

/**
 * Starts the pair, with a pooler before each host on request. By default the standby comes first in the address, so that the
 * processes have to pass it over.
 */
export async function startPair({ isPooled = false, isPrimaryFirst = false } = {}): Promise<Pair> {
  const { folder, primary, standby, stop } = await startReplicated()
  await waitForStandby(primary)
  const nodes = isPrimaryFirst ? [primary, standby] : [standby, primary]
  const poolers = isPooled ? await Promise.all(nodes.map(({ url }) => startPooler(url))) : []
  const address = addressOf(isPooled ? poolers : nodes)
  const env = {
    DATABASE_URL: `${address}?target_session_attrs=read-write`,
    DATABASE_POOLER: isPooled ? '1' : '0',
    LOG: 'error',
  }
  const processes = await Promise.all(['a', 'b'].map((name) => startProcess({ ...env, DATA_DIR: join(folder, name) })))
  return {
    primary,
    standby,
    processes,
    stop: async () => {
      await Promise.all(processes.map((one) => one.end('SIGTERM')))
      await Promise.all(poolers.map((pooler) => pooler.stop()))
      await stop()
    },
  }
}

/**
 * Resolves to the milliseconds from `since` (of `performance.now()`) until a process opens a session, which writes.
 * @throws Error if it does not within `patienceMs`
 */
export async function answeredAgain({ url }: ServerProcess, since: number, patienceMs: number): Promise<number> {
  const query = 'organizationId=1&installationType=BASSADONE_PUBLIC&usedProcessType=MAINTENANCE'
  for (const deadline = since + patienceMs; performance.now() < deadline; await setTimeout(50)) {
    const response = await fetch(`${url}${REST_ROOT}/init-session?${query}`, { method: 'POST' }).catch(() => null)
    if (response?.ok) return performance.now() - since
  }
  throw new Error(`${url} does not answer`)
}
