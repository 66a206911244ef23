/** Two PostgreSQL servers under Patroni, with etcd and HAProxy, from the files of docs/postgresql. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, is, number, string, type } from 'superstruct'
import { vi } from 'vitest'
import { startProgram, type Program } from '../../../e2e/engines/program'
import { freePort } from '../../../scripts/tools/free-port'
import { unprivileged } from '../../../scripts/tools/postgres'
import { adapted } from './adapted'
import { ensureProgram } from './ensure-program'
import { own } from './own'
import { PatroniNode, SUPERUSER } from './patroni-node'
import { query } from './query'

const PASSWORD = 'of-the-processes'
const START_MS = 120_000
/** Patroni replaces a leader, and makes the former one a standby, within this time. */
const SETTLE_MS = 240_000

export interface Roles {
  readonly leader: PatroniNode
  readonly standby: PatroniNode
}

export interface PatroniCluster {
  readonly folder: string
  /** The address of the leader by way of HAProxy, for `DATABASE_URL`. */
  readonly url: string
  /** Seconds after which Patroni replaces a leader that does not renew its lock. */
  readonly ttl: number
  /** Resolves to the nodes once one leads and the other has every commit on its disk. */
  readonly settled: () => Promise<Roles>
  /** Resolves once a node other than `former` leads. */
  readonly replaced: (former: PatroniNode) => Promise<void>
  readonly stop: () => Promise<void>
}

const Members = type({ members: array(type({ name: string(), role: string() })) })
const Settings = type({ ttl: number() })

/** Starts the cluster, and creates the role and the database of the server. */
export async function startCluster(): Promise<PatroniCluster> {
  for (const program of ['patroni', 'etcd', 'haproxy'])
    await ensureProgram(program, 'patroni', 'etcd-server', 'haproxy', 'postgresql')
  const folder = await mkdtemp(join(tmpdir(), 'patroni-'))
  own(folder)
  const started: { stop: () => Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const etcd = await freePort()
    started.push(await startEtcd(folder, etcd))
    const names = ['db1', 'db2'] as const
    const nodes = await Promise.all(names.map((name) => PatroniNode.create(folder, name, `127.0.0.1:${etcd}`)))
    for (const node of nodes) node.start()
    started.push(...nodes)
    const port = await freePort()
    started.push(await startHaproxy(folder, port, nodes))
    const { leader } = await settledOf(nodes, START_MS)
    const settings = await leader.rest('/config')
    if (!is(settings, Settings)) throw new Error('Patroni does not tell its settings')
    await createDatabase(port)
    return {
      folder,
      url: `postgres://huoltovaraus:${PASSWORD}@127.0.0.1:${port}/huoltovaraus`,
      ttl: settings.ttl,
      settled: () => settledOf(nodes, SETTLE_MS),
      replaced: async (former) => {
        const isReplaced = async () => ![undefined, former.name].includes((await rolesOf(nodes)).get('leader'))
        await vi.waitUntil(isReplaced, { timeout: SETTLE_MS, interval: 100 })
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts one etcd in the place of three. */
async function startEtcd(folder: string, port: number): Promise<Program> {
  const peers = `127.0.0.1:${await freePort()}`
  const text = await adapted('docs/postgresql/etcd.env', [
    ['etcd1=http://10.0.0.1:2380,etcd2=http://10.0.0.2:2380,etcd3=http://10.0.0.3:2380', `etcd1=http://${peers}`],
    ['10.0.0.1:2379', `127.0.0.1:${port}`],
    ['10.0.0.1:2380', peers],
    ['/var/lib/etcd/huoltovaraus', join(folder, 'etcd')],
  ])
  const lines = text.split('\n').filter((line) => line.startsWith('ETCD_'))
  const env = Object.fromEntries(lines.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []))
  const program = startProgram(['etcd'], env, { cwd: folder, ...unprivileged() })
  await program.says(2, /ready to serve client requests/)
  return program
}

/** Starts HAProxy before the nodes. */
async function startHaproxy(folder: string, port: number, [db1, db2]: readonly PatroniNode[]): Promise<Program> {
  const text = await adapted('docs/postgresql/haproxy.cfg', [
    ['    user haproxy\n    group haproxy\n', ''],
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ['check port 8008 ', 'check '],
    ['10.0.0.1:5432', `127.0.0.1:${db1?.port} port ${db1?.restPort}`],
    ['10.0.0.2:5432', `127.0.0.1:${db2?.port} port ${db2?.restPort}`],
  ])
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  return startProgram(['haproxy', '-db', '-f', file], {}, { cwd: folder, ...unprivileged() })
}

/** Returns the names of the nodes by their roles, as the first node that answers tells them. */
async function rolesOf(nodes: readonly PatroniNode[]): Promise<ReadonlyMap<string, string>> {
  for (const node of nodes) {
    const told = await node.rest('/cluster')
    if (is(told, Members)) return new Map(told.members.map(({ name, role }) => [role, name]))
  }
  return new Map()
}

function settledOf(nodes: readonly PatroniNode[], ms: number): Promise<Roles> {
  const roles = async (): Promise<Roles | null> => {
    const names = await rolesOf(nodes)
    const [leader, standby] = ['leader', 'sync_standby'].map((role) =>
      nodes.find(({ name }) => name === names.get(role)),
    )
    return leader && standby ? { leader, standby } : null
  }
  return vi.waitUntil(roles, { timeout: ms, interval: 200 })
}

/** Creates the role and the database by way of HAProxy, which needs a moment to find the leader. */
async function createDatabase(port: number): Promise<void> {
  const { name, password } = SUPERUSER
  const run = (statement: string) => query(`postgres://${name}:${password}@127.0.0.1:${port}/postgres`, statement)
  const isThere = () =>
    run('select 1').then(
      () => true,
      () => false,
    )
  await vi.waitUntil(isThere, { timeout: START_MS, interval: 100 })
  await run(`create role huoltovaraus login password '${PASSWORD}'`)
  await run('create database huoltovaraus owner huoltovaraus')
}
