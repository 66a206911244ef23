import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureServerBundle } from '../../build/server.js'
import { runServer, type RunningServer } from '../../scripts/tools/reference-server'

/** Starts the reference server with the built app on temporary data. */
export async function startProduct(): Promise<RunningServer> {
  await ensureServerBundle()
  const directory = await mkdtemp(join(tmpdir(), 'bench-page-'))
  const server = await runServer(directory)
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...server, stop }
}
