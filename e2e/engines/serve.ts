import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../../scripts/tools/reference-server'

/** Name of the variable that contains the server's address. */
export const SERVER = 'ENGINES_SERVER'

/**
 * Playwright's global set-up: starts one server for all walks. It has the real time, because WebKit's driver runs no
 * script before the page's own, which could set the page's clock.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'engines-'))
  const server = await runServer(directory)
  process.env[SERVER] = server.url
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
