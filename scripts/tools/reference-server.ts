import { spawn } from 'node:child_process'
import { freePort } from './free-port'
import { root, typescript } from './run'

// A machine that is busy with other things takes its time; waiting longer costs a server that starts nothing.
const START_MS = 120_000
const STOP_MS = 10_000

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the reference server with its embedded database in a directory, on a free port, and waits until it answers.
 * @throws Error with the server's own output where it does not start
 */
export async function runServer(directory: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort()
  const [node = '', ...args] = typescript('server/main.ts')
  const { DATABASE_URL: _, ...inherited } = process.env
  // The demo's own configuration, whatever config.json lies in the project.
  const own = { HOST: '127.0.0.1', PORT: String(port), SANDBOX_PORT: '0', DATA_DIR: directory, SPA_CONFIG: '{}' }
  // Many visitors from one address, and nobody to wait for at the end.
  const forTests = { THROTTLE: '1000', DRAIN_SECONDS: '0', LOG: 'error' }
  const child = spawn(node, args, { cwd: root, env: { ...inherited, ...forTests, ...own, ...env }, stdio: 'pipe' })
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
  return { url, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
