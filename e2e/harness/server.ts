import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/tools/free-port'
import { root, typescript } from '../../scripts/tools/run'

/** The Monday morning at which every journey starts, in the workshop's time. */
export const CLOCK = '2026-11-23T08:00'
const ZONE = '+02:00'

/** A data directory with the demo chain in it: copying it is quicker than seeding. */
export const seeded = join(root, '.cache/e2e-seed')

// A machine that is busy with other things takes its time; waiting longer costs a server that starts nothing.
const START_MS = 120_000
const STOP_MS = 10_000

export type ServerEnv = Readonly<Record<string, string>>

export interface Server {
  /** Without a slash at the end. */
  readonly url: string
  /** How far its clock, which runs on from the start, is ahead of the real one; a visitor's has to be as well. */
  readonly aheadMs: number
  readonly stop: () => Promise<void>
}

/** Starts the reference server on a free port with data of its own, and waits until it answers. */
export async function startServer(env: ServerEnv = {}): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'e2e-'))
  if (existsSync(seeded)) await cp(seeded, directory, { recursive: true })
  const server = await startOn(directory, env)
  // Where a run is cut short, `stop` is never called.
  const discard = (): void => rmSync(directory, { recursive: true, force: true })
  process.on('exit', discard)
  const stop = async (): Promise<void> => {
    process.off('exit', discard)
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** The same on a given data directory, which stays. */
export async function startOn(directory: string, env: ServerEnv = {}): Promise<Server> {
  const port = await freePort()
  const [node = '', ...args] = typescript('server/main.ts')
  const { DATABASE_URL: _, ...inherited } = process.env
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: directory, CLOCK, TEST_HOOKS: '1' }
  const aheadMs = Date.parse(`${CLOCK}:00${ZONE}`) - Date.now()
  const child = spawn(node, args, { cwd: root, env: { ...inherited, ...own, ...env }, stdio: 'pipe' })
  let log = ''
  const keep = (chunk: Buffer): void => void (log = (log + chunk.toString()).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  // A run that is cut short must not leave a server behind.
  const kill = (): void => void child.kill('SIGKILL')
  process.on('exit', kill)
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    child.kill('SIGTERM')
    const late = setTimeout(kill, STOP_MS)
    await exited
    clearTimeout(late)
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not start:\n${log}`)
    }
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return { url, aheadMs, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
