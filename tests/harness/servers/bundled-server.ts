/**
 * The programs that tests start as processes, in one file each, because tsx reads every file of a server at each start.
 * They are bundled apart from those of `npm start`, which may be running.
 */
import { join } from 'node:path'
import { ensureBundle, programs } from '../../../build/server.js'
import { root } from '../../../scripts/tools/run'

const directory = join(root, 'dist-test-server')

/** The server with the doubles of the tests. */
export const testServer = join(directory, 'test-server.js')

/** Returns the arguments of Node that run a shipped program: the server `main`, or a command. */
export const shipped = (name: string): string[] => ['--enable-source-maps', join(directory, `${name}.js`)]

/** Global set-up of the tests that start these programs: brings them up to date. */
export const ensureBundles = (): Promise<void> =>
  ensureBundle(directory, { ...programs, 'test-server': './tests/harness/servers/test-server.ts' }, ['tests/harness'])
