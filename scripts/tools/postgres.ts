import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { aptInstall, hasApt } from './apt'
import { freePort } from './free-port'
import { isExecutable, say, which } from './run'

const ADVICE =
  'No PostgreSQL found: set DATABASE_URL to an empty database, or install PostgreSQL (initdb and postgres).'
const START_MS = 30_000

export interface Postgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Returns the database of DATABASE_URL, or starts a server with its data in a temporary directory until `stop`. */
export async function startPostgres(): Promise<Postgres> {
  const url = process.env['DATABASE_URL']
  return url ? { url, stop: () => Promise.resolve() } : startTemporary(await ensureBinaries())
}

/** Finds the directory of initdb and postgres: on the PATH, in pg_config's directory, or in Debian's directory. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = names(debian).toSorted((a, b) => Number(b) - Number(a))
  const folders = [fromPath(), fromPgConfig(), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find(
    (folder) => folder !== undefined && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  )
}

function fromPath(): string | undefined {
  const initdb = which('initdb')
  // initdb looks for postgres in its own directory, so this resolves a symbolic link on the PATH.
  return initdb && dirname(realpathSync(initdb))
}

function fromPgConfig(): string | undefined {
  const command = which('pg_config')
  try {
    return command && execFileSync(command, ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function names(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

/** Returns the directory of PostgreSQL's programs. Installs Debian's package if there are none. */
export async function ensureBinaries(): Promise<string> {
  const found = findBinaries()
  if (found) return found
  if (!hasApt()) throw new Error(ADVICE)
  say('No PostgreSQL found; installing one.')
  // Prevents Debian's package from creating and starting its own server, because only the programs are needed.
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.d/no-main-cluster.conf', 'create_main_cluster = false\n')
  const problem = await aptInstall('postgresql')
  const installed = findBinaries()
  if (!installed) throw new Error(problem ? `${problem}\n${ADVICE}` : ADVICE)
  return installed
}

interface Account {
  readonly uid: number
  readonly gid: number
}

const id = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/** Returns the user to run PostgreSQL as if this process is root, because PostgreSQL refuses to run as root. */
export function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // This user does not exist; try the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.')
}

async function startTemporary(binaries: string): Promise<Postgres> {
  const account = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  let server: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    if (server) await shutDown(server)
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const password = randomBytes(16).toString('hex')
    const secret = join(directory, 'password')
    writeFileSync(secret, password, { mode: 0o600 })
    if (account) for (const file of [directory, secret]) chownSync(file, account.uid, account.gid)
    const data = join(directory, 'data')
    const port = await freePort()
    const options = { cwd: directory, ...account }
    const initdb = ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8']
    execFileSync(join(binaries, 'initdb'), [...initdb, '--no-locale', '--no-sync'], { ...options, stdio: 'pipe' })
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
    const fast = ['synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'logging_collector=off']
    const flags = [...settings, ...fast].flatMap((setting) => ['-c', setting])
    // Detached into its own process group, so that Ctrl-C does not stop it before the processes that use it.
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'pipe', detached: true })
    await listening(server, port)
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Requests a fast shutdown, which closes open connections, and waits for the server to exit. */
function shutDown(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return resolve()
    server.on('exit', () => resolve())
    server.kill('SIGINT')
    setTimeout(() => server.kill('SIGQUIT'), 5_000).unref()
  })
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  let log = ''
  const keep = (chunk: Buffer): void => void (log = (log + chunk.toString()).slice(-4_000))
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  let failure: string | undefined
  server.on('error', (error) => (failure = error.message))
  const deadline = Date.now() + START_MS
  // Also waits for the log line, because the port accepts connections before the server accepts sessions.
  while (!log.includes('ready to accept connections') || !(await acceptsConnections(port))) {
    if (failure !== undefined || server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${failure ?? log.trim()}`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.unref()
    socket.on('connect', () => socket.destroy())
  })
}
