/** The servers that tests start as processes, in one file each, because tsx reads every file of a server at each start. */
import { join } from 'node:path'
import { ensureBundle, serverBundle } from '../../../build/server.js'
import { root } from '../../../scripts/tools/run'

export { ensureServerBundle } from '../../../build/server.js'

/** Arguments of Node that run a shipped program: the server `main`, or a command. `ensureServerBundle` keeps it up to date. */
export const shipped = (name: string): string[] => ['--enable-source-maps', join(serverBundle, `${name}.js`)]

const directory = join(root, 'dist-test-server')
/** The server with the doubles of the tests. `ensureTestServer` keeps it up to date. */
export const testServer = join(directory, 'test-server.js')
export const ensureTestServer = (): Promise<void> =>
  ensureBundle(directory, { 'test-server': 'tests/harness/servers/test-server.ts' }, ['tests/harness'])
