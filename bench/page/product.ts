import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/tools/free-port'
import { root, typescript } from '../../scripts/tools/run'

const START_MS = 60_000

export interface Product {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The reference server with the built app, on data of its own. */
export async function startProduct(): Promise<Product> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-page-'))
  const port = await freePort()
  const [node = '', ...args] = typescript('server/main.ts')
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: directory }
  const child = spawn(node, args, { cwd: root, env: { ...process.env, ...own }, stdio: 'ignore' })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    await rm(directory, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await answers(url))) {
    if (child.exitCode === null && Date.now() < deadline) await new Promise((wake) => setTimeout(wake, 100))
    else {
      await close()
      throw new Error('The server did not start.')
    }
  }
  return { url, close }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
