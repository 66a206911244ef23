import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer, type RunningServer } from '../../scripts/tools/reference-server'
import { root } from '../../scripts/tools/run'
import { testServer } from '#tests/harness/servers/bundled-server'

/** The Monday morning at which every journey starts, in the workshop's time zone. */
export const CLOCK = '2026-11-23T08:00'
const ZONE = '+02:00'

/** A data directory that contains the demo chain, because copying it is faster than seeding. */
export const seeded = join(root, '.cache/e2e-seed')

export type ServerEnv = Readonly<Record<string, string>>

export interface Server extends RunningServer {
  /** Offset in ms of the server's clock from the real one. The visitor's clock needs the same offset. */
  readonly aheadMs: number
  /** Where the server keeps its data, and its mails as files. */
  readonly directory: string
}

/** Starts the tests' reference server on a free port with its own data, and waits until it responds. */
export async function startServer(env: ServerEnv = {}): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'e2e-'))
  if (existsSync(seeded)) await cp(seeded, directory, { recursive: true })
  const server = await startOn(directory, env)
  // An interrupted run never calls `stop`.
  const discard = (): void => rmSync(directory, { recursive: true, force: true })
  process.on('exit', discard)
  const stop = async (): Promise<void> => {
    process.off('exit', discard)
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/**
 * Starts the tests' reference server on a given data directory, which is not deleted afterwards. `CLOCK` is a time of the
 * winter, as `aheadMs` takes it.
 */
export async function startOn(directory: string, env: ServerEnv = {}): Promise<Server> {
  const { CLOCK: clock = CLOCK } = env
  const aheadMs = Date.parse(`${clock}:00${ZONE}`) - Date.now()
  return { ...(await runServer(directory, { CLOCK: clock, ...env }, testServer)), aheadMs, directory }
}
