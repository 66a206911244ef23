// `npm run scenes`: opens the application on PORT with a page that lists the states that matter, `/scenes`. A press of one
// brings a second tab of the browser there (docs/testing.md). The data are new at each start.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../build/dist'
import { portFault } from './tools/free-port'
import { complain, onInterrupt, root, run, say, typescript } from './tools/run'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)

/** Serves the scenes until it is stopped, and returns the exit code. */
async function serve(directory: string): Promise<number> {
  say(`The scenes: http://${host}:${port}/scenes`)
  const env = { HOST: host, PORT: String(port), DATA_DIR: directory }
  const { code } = await run(typescript('e2e/scenes/serve.ts'), { env, live: true })
  return code
}

const fault = await portFault(host, port)
if (fault !== null) {
  complain(fault)
  process.exitCode = 2
} else if (await ensureBuilt()) {
  const directory = await mkdtemp(join(tmpdir(), 'scenes-'))
  onInterrupt(() => rm(directory, { recursive: true, force: true }))
  const { code, output } = await run(typescript('build/scenes.ts', join(root, '.cache/scenes')))
  if (code !== 0) complain(output)
  process.exitCode = code === 0 ? await serve(directory) : code
  await rm(directory, { recursive: true, force: true })
} else process.exitCode = 1
