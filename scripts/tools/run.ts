import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectFolder } from '#server/folders'

export const root = projectFolder

/** Prints a line to standard output. Scripts print through this function and `complain` alone. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`)
export const complain = (line: string): void => void process.stderr.write(`${line}\n`)

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Returns the command that runs a TypeScript file of the project in Node, without the extra process of `tsx`. */
export const typescript = (file: string, ...args: readonly string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  file,
  ...args,
]

// Puts the project's own commands first, so that they are found even if npm did not start the script.
const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)

/** Returns the full path of the first of these commands that is on the PATH. */
export function which(...names: readonly string[]): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface RunOptions {
  /** Variables added to the environment. `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Prints the output as it arrives instead of returning it. */
  readonly live?: boolean
  readonly timeoutMs?: number
  /** Receives each line of the output as it arrives. */
  readonly onLine?: (line: string) => void
}

export interface Outcome {
  readonly code: number
  readonly output: string
}

const groups = new Set<number>()
let ending = false

/** Returns true while Ctrl-C or a signal ends this process. `run` starts no command then. */
export const isEnding = (): boolean => ending
const GRACE_MS = 10_000

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

/** Runs a command to its end, without input. It has its own process group, so that no child process outlives it. */
export function run(
  command: readonly string[],
  { env, live = false, timeoutMs, onLine }: RunOptions = {},
): Promise<Outcome> {
  const [file = '', ...args] = command
  if (ending) return Promise.resolve({ code: 1, output: '' })
  return new Promise((settle) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      detached: true,
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      const lines = lastLine(output) + chunk.toString()
      output += chunk.toString()
      if (onLine) for (const line of lines.split('\n').slice(0, -1)) onLine(line)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const group = child.pid
    if (group !== undefined) groups.add(group)
    const late = setTimeout(
      () => {
        output += `\nStopped after ${timeoutMs} ms.\n`
        endGroup(group)
      },
      timeoutMs ?? 2 ** 31 - 1,
    )
    const end = (code: number): void => {
      clearTimeout(late)
      if (group !== undefined) groups.delete(group)
      settle({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    // A command stopped by a signal has no exit code and must never count as a success.
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs a command at the caller's terminal, with its keys and signals, and returns its exit code. */
export function attach(command: readonly string[]): Promise<number> {
  const [file = '', ...args] = command
  return new Promise((settle) => {
    const child = spawn(file, args, { cwd: root, env: { ...process.env, PATH: path }, stdio: 'inherit' })
    child.on('error', (error) => {
      complain(error.message)
      settle(127)
    })
    child.on('close', (code) => settle(code ?? 1))
  })
}

function endGroup(group: number | undefined): void {
  signalGroup(group, 'SIGTERM')
  setTimeout(() => signalGroup(group, 'SIGKILL'), GRACE_MS).unref()
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined || !groups.has(group)) return
  try {
    process.kill(-group, signal)
  } catch {
    // The group has already ended.
  }
}

/** On Ctrl-C, SIGTERM or SIGHUP, ends the commands of `run`, calls `cleanUp` and exits with the signal's exit code. */
export function onInterrupt(cleanUp: () => void | Promise<void> = () => undefined): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
  const end = async (code: number): Promise<void> => {
    if (ending) return
    ending = true
    const deadline = Date.now() + GRACE_MS
    for (const group of groups) endGroup(group)
    while (groups.size > 0 && Date.now() < deadline) await new Promise((wake) => setTimeout(wake, 50))
    for (const group of groups) signalGroup(group, 'SIGKILL')
    await cleanUp()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(codes[signal]))
}
