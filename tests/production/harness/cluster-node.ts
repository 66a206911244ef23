/** A PostgreSQL server of its own: its directory outlives its process. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureBinaries, unprivileged } from '../../../scripts/tools/postgres'
import { freePort } from '../../../scripts/tools/free-port'
import { own } from './own'
import { query } from './query'

const PASSWORD = 'of-the-cluster'
const START_MS = 60_000
/** What Debian's packages leave as they are, such as fsync, stays as it is. */
const SETTINGS = ["listen_addresses='127.0.0.1'", "unix_socket_directories=''"]

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

  get url(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/postgres`
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

  /** Adds settings to the configuration file. A copy of the server has the same file. */
  set(settings: readonly string[]): void {
    appendFileSync(join(this.data, 'postgresql.conf'), [...settings, ''].join('\n'))
  }

  /** Runs a program of PostgreSQL as its own user. */
  run(program: string, args: readonly string[]): void {
    const env = { PATH: process.env['PATH'], PGPASSWORD: PASSWORD }
    execFileSync(join(this.binaries, program), args, { cwd: this.folder, env, stdio: 'pipe', ...unprivileged() })
  }

  /** Starts the server and waits until it accepts connections. */
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

  /** Stops the server in order. */
  async stop(): Promise<void> {
    const child = this.process
    child?.kill('SIGINT')
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    this.process = null
  }

  /** Runs one statement in a connection of its own. Resolves to its rows. */
  query(statement: string): ReturnType<typeof query> {
    return query(this.url, statement)
  }
}
