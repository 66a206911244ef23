import { spawn, type SpawnOptions } from 'node:child_process'
import type { Readable } from 'node:stream'

const START_MS = 60_000

export interface Program {
  /**
   * Waits for output that matches, on a file descriptor from 1 to 3.
   * @throws Error with the output so far if none does
   */
  readonly says: (output: 1 | 2 | 3, pattern: RegExp) => Promise<RegExpExecArray>
  readonly signal: (signal: NodeJS.Signals) => void
  /** Resolves once it has ended. */
  readonly ended: Promise<void>
  /** Ends it with SIGTERM, or with SIGKILL after 5 s. */
  readonly stop: () => Promise<void>
}

/** Starts a program that runs until it is stopped: in a directory and as a user of its own if `place` names them. */
export function startProgram(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  place: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> = {},
): Program {
  const [file = '', ...args] = command
  const options = { ...place, env: { ...process.env, ...env } }
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  // An interrupted run must not leave a browser running.
  const kill = (): void => void child.kill('SIGKILL')
  process.on('exit', kill)
  const ended = new Promise<void>((resolve) => child.on('exit', resolve).on('error', resolve)).finally(() =>
    process.off('exit', kill),
  )
  const texts = child.stdio.map(() => '')
  child.stdio.forEach((stream, index) => {
    if (isReadable(stream))
      stream.on('data', (chunk: Buffer) => (texts[index] = (texts[index] + chunk.toString()).slice(-20_000)))
  })
  return {
    says: async (output, pattern) => {
      const deadline = Date.now() + START_MS
      while (true) {
        const match = pattern.exec(texts[output] ?? '')
        if (match) return match
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${file} did not start:\n${texts.join('')}`)
        await Promise.race([ended, new Promise((wake) => setTimeout(wake, 20))])
      }
    },
    signal: (signal) => void child.kill(signal),
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(kill, 5000)
      await ended
      clearTimeout(late)
    },
  }
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'readable' in stream
