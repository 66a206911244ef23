/** A primary and its standby, with the commands of docs/scaling.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { ClusterNode, own } from './cluster-node'

const SYNC_MS = 60_000

export interface Replicated {
  readonly folder: string
  readonly primary: ClusterNode
  readonly standby: ClusterNode
  /** Stops both, and removes their files. */
  readonly stop: () => Promise<void>
}

/** Starts a primary and a standby that follows it. `prepare` runs on the primary before it is copied. */
export async function startReplicated(prepare: readonly string[] = []): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'replicated-'))
  own(folder)
  const primary = await ClusterNode.create(folder, 'primary')
  const standby = await ClusterNode.create(folder, 'standby')
  primary.init()
  await primary.start()
  for (const statement of prepare) await primary.query(statement)
  await cloneStandby(primary, standby)
  return {
    folder,
    primary,
    standby,
    stop: async () => {
      await Promise.all([primary.stop(), standby.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the running primary and starts the copy as its standby. */
async function cloneStandby(primary: ClusterNode, standby: ClusterNode): Promise<void> {
  standby.run('pg_basebackup', ['-D', standby.data, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast'])
  await standby.start()
}

/** Lets no commit return before the standby has it on its disk. */
export async function waitForStandby(primary: ClusterNode): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '*'`)
  await primary.query('select pg_reload_conf()')
  await vi.waitUntil(async () => (await stateOfStandby(primary)) === 'sync', { timeout: SYNC_MS, interval: 50 })
}

/** Whether commits wait for the standby (`sync`) or not (`async`); null if none is connected. */
async function stateOfStandby(primary: ClusterNode): Promise<unknown> {
  const [row] = await primary.query(`select sync_state from pg_stat_replication where state = 'streaming'`)
  return row?.['sync_state'] ?? null
}

/**
 * Makes the standby a primary. Resolves when it accepts writes. Nothing follows it yet, so its commits must wait for nobody:
 * the setting may be left from its own time as a primary.
 */
export async function promote(standby: ClusterNode): Promise<void> {
  await standby.query(`alter system set synchronous_standby_names = ''`)
  await standby.query('select pg_reload_conf()')
  await standby.query('select pg_promote(true, 30)')
}

/**
 * Lets a frozen primary go on although another one was promoted, and kills that one for two seconds. The processes then look for
 * a primary again, and at first find only the former one.
 */
export async function comeBack(former: ClusterNode, primary: ClusterNode): Promise<void> {
  former.thaw()
  await former.query(`alter system set synchronous_standby_names = ''`)
  await former.query('select pg_reload_conf()')
  await primary.kill()
  await setTimeout(2_000)
  await primary.start()
}

/** Makes a killed primary the standby of the new one: takes back what the new one never had. */
export async function rejoin(old: ClusterNode, primary: ClusterNode): Promise<void> {
  // pg_rewind reads the new timeline from the control file, which the next checkpoint writes.
  await primary.query('checkpoint')
  old.run('pg_rewind', ['-D', old.data, `--source-server=${primary.url}`, '-R'])
  await old.start()
}
