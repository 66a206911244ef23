/** One server of a replicated PostgreSQL: its directory outlives its process, as on a machine of its own. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureBinaries, unprivileged } from '../../../scripts/tools/postgres'
import { freePort } from '../../../scripts/tools/free-port'

const PASSWORD = 'of-the-cluster'
const START_MS = 60_000
/** What Debian's packages leave as they are, such as fsync, stays as it is. */
const SETTINGS = [
  "listen_addresses='127.0.0.1'",
  "unix_socket_directories=''",
  // pg_rewind compares the pages that changed since the promotion.
  'wal_log_hints=on',
  "wal_keep_size='512MB'",
]

// Stops servers that a failed test leaves running.
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGQUIT')
})

export class ClusterNode {
  private process: ChildProcess | null = null
  private log = ''

  private constructor(
    private readonly folder: string,
    private readonly binaries: string,
    readonly port: number,
  ) {}

  /** Creates a folder in `parent`, which PostgreSQL's user owns, for a server. */
  static async create(parent: string, name: string): Promise<ClusterNode> {
    const folder = join(parent, name)
    mkdirSync(folder, { recursive: true })
    own(folder)
    return new ClusterNode(folder, await ensureBinaries(), await freePort())
  }

  get data(): string {
    return join(this.folder, 'data')
  }

  /** `host:port`, as an address with several hosts has it. */
  get place(): string {
    return `127.0.0.1:${this.port}`
  }

  get url(): string {
    return addressOf([this])
  }

  /** Address for another role. */
  urlFor(role: string, password: string): string {
    return `postgres://${role}:${password}@${this.place}/postgres`
  }

  /** Makes an empty database cluster with these settings. */
  init(settings: readonly string[] = []): void {
    const secret = join(this.folder, 'password')
    writeFileSync(secret, PASSWORD)
    own(secret)
    const user = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`]
    this.run('initdb', ['-D', this.data, ...user, '--encoding=UTF8', '--no-locale'])
    this.set([...SETTINGS, ...settings])
  }

  /** Adds settings to the configuration file, where pg_rewind reads them too. A copy of the server has the same file. */
  set(settings: readonly string[]): void {
    appendFileSync(join(this.data, 'postgresql.conf'), [...settings, ''].join('\n'))
  }

  /** Runs a program of PostgreSQL as its own user. */
  run(program: string, args: readonly string[]): void {
    const env = { PATH: process.env['PATH'], PGPASSWORD: PASSWORD }
    execFileSync(join(this.binaries, program), args, { cwd: this.folder, env, stdio: 'pipe', ...unprivileged() })
  }

  /** Starts the server and waits until it accepts connections: as the primary, or as a standby that reads. */
  async start(): Promise<void> {
    const options = { cwd: this.folder, stdio: 'pipe', detached: true, ...unprivileged() } as const
    const child = spawn(join(this.binaries, 'postgres'), ['-D', this.data, '-c', `port=${this.port}`], options)
    const keep = (chunk: Buffer): void => void (this.log = (this.log + chunk.toString()).slice(-4_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', () => running.delete(child))
    running.add(child)
    this.process = child
    for (const deadline = Date.now() + START_MS; !(await this.answers());) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${this.log}`)
      await setTimeout(50)
    }
  }

  private answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    )
  }

  /** Kills the server with all its processes, as if its machine had lost its power. Its disk keeps what it has. */
  async kill(): Promise<void> {
    this.signalAll('SIGKILL')
    await this.hasEnded()
  }

  /** Stops all its processes as they are: connections stay open, and nothing answers. */
  freeze(): void {
    this.signalAll('SIGSTOP')
  }

  /** Lets a frozen server go on. */
  thaw(): void {
    this.signalAll('SIGCONT')
  }

  private signalAll(signal: NodeJS.Signals): void {
    const id = this.process?.pid
    if (id === undefined) return
    const workers = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean)
    for (const each of [id, ...workers.map(Number)]) send(each, signal)
  }

  /** Stops the server in order. */
  async stop(): Promise<void> {
    this.process?.kill('SIGINT')
    await this.hasEnded()
  }

  private async hasEnded(): Promise<void> {
    const child = this.process
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    this.process = null
  }

  /** Runs one statement in a connection of its own. Resolves to its rows. */
  async query(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Readonly<Record<string, unknown>>>(statement)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Address of a database with these hosts. */
export const addressOf = (nodes: readonly { readonly place: string }[]): string =>
  `postgres://postgres:${PASSWORD}@${nodes.map(({ place }) => place).join()}/postgres`

/** Gives a file to the user that PostgreSQL runs as. */
export function own(file: string): void {
  const account = unprivileged()
  if (account) chownSync(file, account.uid, account.gid)
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended meanwhile.
  }
}
