import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port'
import { serverBundle } from '../../build/server.js'
import { root } from './run'

// Generous, because the start is slow on a busy machine and a long limit costs nothing if the server starts.
const START_MS = 120_000
const STOP_MS = 10_000

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the reference server with its embedded database in a directory, on a free port or that of `env`, and waits until
 * it responds.
 * @param program file to start: the shipped server, which must be bundled, or one that composes it
 * @throws Error with the server's output if it does not start
 */
export async function runServer(
  directory: string,
  env: Readonly<Record<string, string>> = {},
  program = join(serverBundle, 'main.js'),
): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await freePort())
  const { DATABASE_URL: _, ...inherited } = process.env
  // SPA_CONFIG selects the demo's configuration, so that a config.json in the project has no effect.
  const own = { HOST: '127.0.0.1', PORT: port, SANDBOX_PORT: '0', DATA_DIR: directory, SPA_CONFIG: '{}' }
  // Allows many visitors from one address, and shuts down without waiting for open connections.
  const forTests = { THROTTLE: '1000', MAILS_PER_HOUR: '0', DRAIN_SECONDS: '0', LOG: 'error' }
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: root,
    env: { ...inherited, ...forTests, ...own, ...env },
    stdio: 'pipe',
  })
  let log = ''
  const keep = (chunk: Buffer): void => void (log = (log + chunk.toString()).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  // An interrupted run must not leave a server running.
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
  while (!(await responds(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not start:\n${log}`)
    }
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return { url, stop }
}

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
