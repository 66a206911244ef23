import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, hasApt } from './apt'
import { isExecutable, say, which } from './run'

/** Debian's packages of the engines other than Chromium. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const
export type OtherEngine = keyof typeof PACKAGES

export interface FoundEngine {
  /** Paths of the engine's programs, or undefined if one is missing. */
  readonly programs: readonly string[] | undefined
  /** The line that says what to run. */
  readonly advice: string
}

/** Finds Firefox, or WebKit's driver, browser and display. */
export function findEngine(name: OtherEngine): FoundEngine {
  const found =
    name === 'firefox' ? [which('firefox-esr', 'firefox')] : [which('WebKitWebDriver'), miniBrowser(), which('Xvfb')]
  const programs = found.filter((program) => program !== undefined)
  return {
    programs: programs.length === found.length ? programs : undefined,
    advice: `No ${name} found: run "apt-get install ${PACKAGES[name].join(' ')}".`,
  }
}

/** Finds the engine and installs a missing one. */
export async function ensureEngine(name: OtherEngine): Promise<FoundEngine> {
  const found = findEngine(name)
  if (found.programs || !hasApt()) return found
  say(`No ${name} found; installing it.`)
  const problem = await aptInstall(...PACKAGES[name])
  const installed = findEngine(name)
  return problem ? { ...installed, advice: `${problem}\n${installed.advice}` } : installed
}

/** WebKit's own small browser. It lies in a directory of its libraries. */
const miniBrowser = (): string | undefined =>
  directoriesIn('/usr/lib', /-linux-gnu/)
    .flatMap((libraries) => directoriesIn(libraries, /^webkit2gtk-4/))
    .map((directory) => join(directory, 'MiniBrowser'))
    .toSorted()
    .findLast(isExecutable)

function directoriesIn(parent: string, pattern: RegExp): string[] {
  if (!existsSync(parent)) return []
  const entries = readdirSync(parent, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => join(parent, name))
}
