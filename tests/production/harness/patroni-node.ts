/** One machine with PostgreSQL under Patroni, as docs/postgresql/patroni.yml describes it. Its directory outlives its processes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startProgram, type Program } from '../../../e2e/engines/program'
import { freePort } from '../../../scripts/tools/free-port'
import { ensureBinaries, unprivileged } from '../../../scripts/tools/postgres'
import { run } from '../../../scripts/tools/run'
import { adapted } from './adapted'
import { own } from './own'

export const SUPERUSER = { name: 'postgres', password: 'of-the-superuser' }
/** What docs/hosting.md writes into /etc/patroni_env.conf. */
const SECRETS = {
  PATRONI_SUPERUSER_PASSWORD: SUPERUSER.password,
  PATRONI_REPLICATION_PASSWORD: 'of-the-replication',
  PATRONI_RESTAPI_USERNAME: 'patroni',
  PATRONI_RESTAPI_PASSWORD: 'of-the-rest-api',
}
const END_MS = 10_000

export class PatroniNode {
  private patroni: Program | null = null

  private constructor(
    readonly name: string,
    readonly port: number,
    readonly restPort: number,
    private readonly folder: string,
  ) {
    // A failed test must not leave PostgreSQL running, which outlives Patroni.
    process.on('exit', () => this.endPostgres())
  }

  /** Makes a folder in `parent`, which PostgreSQL's user owns, with the configuration. `etcd` is `host:port`. */
  static async create(parent: string, name: string, etcd: string): Promise<PatroniNode> {
    const node = new PatroniNode(name, await freePort(), await freePort(), join(parent, name))
    mkdirSync(node.folder)
    const text = await adapted('docs/postgresql/patroni.yml', [
      ['name: db1', `name: ${name}`],
      ['10.0.0.1:8008', `127.0.0.1:${node.restPort}`],
      ['10.0.0.1:5432', `127.0.0.1:${node.port}`],
      ['10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379', etcd],
      ['10.0.0.0/24', '127.0.0.1/32'],
      ['/usr/lib/postgresql/15/bin', await ensureBinaries()],
      // Debian's directory of sockets may be another user's.
      ['/var/lib/postgresql/15/huoltovaraus', `${node.data}\n  parameters:\n    unix_socket_directories: ''`],
    ])
    writeFileSync(node.configuration, text, { mode: 0o600 })
    own(node.folder, node.configuration)
    return node
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private get configuration(): string {
    return join(this.folder, 'patroni.yml')
  }

  /** Starts Patroni, which starts PostgreSQL when it knows the leader. */
  start(): void {
    const env = { ...SECRETS, HOME: this.folder }
    this.patroni = startProgram(['patroni', this.configuration], env, { cwd: this.folder, ...unprivileged() })
  }

  /** Kills Patroni and all processes of PostgreSQL, as if the machine had lost its power. Its disk keeps what it has. */
  async kill(): Promise<void> {
    this.signalAll('SIGKILL')
    await this.patroni?.ended
    await vi.waitUntil(() => !this.signalPostgres(0), { timeout: END_MS, interval: 20 })
  }

  /** Stops all processes as they are: connections stay open, and nothing answers. */
  freeze(): void {
    this.signalAll('SIGSTOP')
  }

  /** Lets a frozen node go on. */
  thaw(): void {
    this.signalAll('SIGCONT')
  }

  /** Stops Patroni in order, which stops PostgreSQL. */
  async stop(): Promise<void> {
    await this.patroni?.stop()
    this.endPostgres()
  }

  private signalAll(signal: NodeJS.Signals): void {
    this.patroni?.signal(signal)
    this.signalPostgres(signal)
  }

  /** Ends what Patroni has left running, or frozen. */
  private endPostgres(): void {
    this.signalPostgres('SIGQUIT')
    this.signalPostgres('SIGCONT')
  }

  /** Lets `candidate` lead in this node's place, by the command of docs/hosting.md. */
  async switchOver(candidate: PatroniNode): Promise<void> {
    const command = ['patronictl', '-c', this.configuration, 'switchover', '--force']
    const { code, output } = await run([...command, '--leader', this.name, '--candidate', candidate.name], {
      env: SECRETS,
      timeoutMs: 120_000,
    })
    if (code !== 0) throw new Error(output)
  }

  /** Reads JSON of Patroni's REST API, or null if it does not answer. */
  async rest(path: string): Promise<unknown> {
    const url = `http://127.0.0.1:${this.restPort}${path}`
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    return response?.json().catch(() => null) ?? null
  }

  /** Sends a signal to PostgreSQL's processes. Returns false if none is left. */
  private signalPostgres(signal: NodeJS.Signals | 0): boolean {
    try {
      const id = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
      const workers = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
      return [id, ...workers].filter((each) => send(each, signal)).length > 0
    } catch {
      return false
    }
  }
}

function send(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, signal)
  } catch {
    return false
  }
}
