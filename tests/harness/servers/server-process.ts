/** Starts the server as a separate process, for tests of several processes and of crashes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TEST_CLOCK } from '../test-clock'
import { shipped } from './bundled-server'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export interface ServerProcess {
  /** Origin without a trailing slash. */
  readonly url: string
  /** Milliseconds from the start of the process to printing its address. */
  readonly startMs: number
  readonly stderr: () => string
  /** Sends a signal. Resolves to the exit code, or null if a signal ended the process. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

export class NotStarted extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly stderr: string,
  ) {
    super(`the server did not start: ${stderr}`)
  }
}

// Kills processes that a failed test leaves running.
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

interface Start {
  /** Another user to run as. */
  readonly uid?: number
  readonly gid?: number
  /** A module that the process loads first. */
  readonly preload?: string
  /** Folder of another version, whose server is started. */
  readonly folder?: string
}

/** The bundle of this version; the sources with a module that is loaded first, or of another version. */
const programOf = (preload: string | undefined, folder: string): readonly string[] =>
  preload === undefined && folder === ROOT
    ? shipped('main')
    : ['--import', 'tsx', ...(preload === undefined ? [] : ['--import', preload]), 'server/main.ts']

/** Starts a server process and waits until it accepts requests. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  { preload, folder = ROOT, ...account }: Start = {},
): Promise<ServerProcess> {
  const started = performance.now()
  const own = {
    PORT: '0',
    SANDBOX_PORT: 'off',
    CLOCK: TEST_CLOCK,
    THROTTLE: '0',
    MAILS_PER_HOUR: '0',
    LOG: 'error',
    SPA_CONFIG: '{}',
  }
  // Runs node itself rather than npx, because the signal must reach the server.
  const child = spawn(process.execPath, programOf(preload, folder), {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...own, ...env },
    stdio: 'pipe',
    ...account,
  })
  running.add(child)
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  const told = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString()
      const [, address] = /^Huoltovaraus: (http:\S+)\n/m.exec(stdout) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  const url = await Promise.race([told, ended])
  if (typeof url !== 'string') throw new NotStarted(url, stderr)
  return {
    url,
    startMs: performance.now() - started,
    stderr: () => stderr,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
