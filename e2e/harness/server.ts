import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer, type RunningServer } from '../../scripts/tools/reference-server'
import { root } from '../../scripts/tools/run'

/** The Monday morning at which every journey starts, in the workshop's time. */
export const CLOCK = '2026-11-23T08:00'
const ZONE = '+02:00'

/** A data directory with the demo chain in it: copying it is quicker than seeding. */
export const seeded = join(root, '.cache/e2e-seed')

export type ServerEnv = Readonly<Record<string, string>>

export interface Server extends RunningServer {
  /** How far its clock, which runs on from the start, is ahead of the real one; a visitor's has to be as well. */
  readonly aheadMs: number
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
  const aheadMs = Date.parse(`${CLOCK}:00${ZONE}`) - Date.now()
  return { ...(await runServer(directory, { CLOCK, TEST_HOOKS: '1', ...env })), aheadMs }
}
