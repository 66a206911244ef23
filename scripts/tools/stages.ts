import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isFailureLine } from './reporters/failure-line'
import { failedTests, fileTimes, tally, type Counted, type Tally } from './results'
import { root, run, say, typescript } from './run'

/** A step of a run: a command, and how its result is counted. */
export interface Stage extends Counted {
  readonly name: string
  readonly command: readonly string[]
  /** Number of cores that it keeps busy, of two. Stages that fit together run side by side. */
  readonly cores: 1 | 2
  /** True if it gets the caller's DATABASE_URL. Every other stage runs on the embedded database. */
  readonly database?: boolean
  /** Stages that have to end first. */
  readonly after?: readonly string[]
  /** True if it runs with --all only. */
  readonly isThorough?: boolean
  /** Variables of this stage alone. */
  readonly env?: Environment
}

export interface StagesOptions {
  readonly env?: Environment
  /** True if the stages write what a report is made of (scripts/report). */
  readonly isReported?: boolean
}

type Environment = Readonly<Record<string, string>>

const CORES = 2
const SLOWEST = 10
// Logs show colours as noise. Some tools colour their output all the same.
const PLAIN = { FORCE_COLOR: undefined, NO_COLOR: '1' }
/** Ends a stage that hangs. A busy machine may take four times the usual time. */
const STAGE_MS = 120 * 60_000
/** Each stage leaves its last result here, as JSON by its runner. */
export const reports = join(root, '.cache/test-reports')
const reportOf = (name: string): string => join(reports, `${name}.json`)
/** For programs that collect results of CI. */
const junitOf = (name: string): string => join(root, 'test-results/junit', `${name}.xml`)

export const gate = (name: string, ...command: readonly string[]): Stage => ({ name, kind: 'gate', cores: 1, command })

export const suite = (name: string, projects: readonly string[], ...filters: readonly string[]): Stage => ({
  name,
  kind: 'vitest',
  cores: 2,
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...filters],
})

/** A suite of Playwright by the script that starts it. */
export const browserSuite = (name: string, script: string, ...filters: readonly string[]): Stage => ({
  name,
  kind: 'playwright',
  cores: 2,
  command: typescript(script, ...filters),
})

const REPORTERS = ['dot', 'json', 'junit']

/** What a stage prints and writes beside its exit code. */
function reportersOf({ name, kind }: Stage, isReported: boolean): readonly string[] {
  if (kind === 'gate') return []
  const reporters = [
    ...REPORTERS,
    `./scripts/tools/reporters/${kind}.ts`,
    ...(isReported ? [`./scripts/report/${kind}.ts`] : []),
  ]
  // Playwright reads the paths of its files from the environment.
  if (kind === 'playwright') return [`--reporter=${reporters.join(',')}`]
  return [
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${reportOf(name)}`,
    `--outputFile.junit=${junitOf(name)}`,
  ]
}

/**
 * Runs the stages, as many at a time as the cores allow, and goes on after a failure. Prints the slowest test files and
 * returns the sum of the tallies.
 */
export async function runStages(stages: readonly Stage[], options: StagesOptions = {}): Promise<Tally> {
  mkdirSync(reports, { recursive: true })
  const waiting = [...stages]
  const running = new Map<string, Promise<Tally>>()
  const tallies: Tally[] = []
  let free = CORES
  const start = (stage: Stage): void => {
    waiting.splice(waiting.indexOf(stage), 1)
    free -= stage.cores
    const end = runStage(stage, options).then((result) => {
      tallies.push(result)
      running.delete(stage.name)
      free += stage.cores
      return result
    })
    running.set(stage.name, end)
  }
  while (waiting.length + running.size > 0) {
    const unfinished = new Set([...waiting.map(({ name }) => name), ...running.keys()])
    const ready = waiting.find(({ cores, after = [] }) => cores <= free && !after.some((name) => unfinished.has(name)))
    if (ready) start(ready)
    else await Promise.race(running.values())
  }
  saySlowest(stages)
  const sum = (key: keyof Tally): number => tallies.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function runStage(stage: Stage, { env, isReported = false }: StagesOptions): Promise<Tally> {
  const { name, kind, command, database = false, env: own } = stage
  const report = reportOf(name)
  // The report of an earlier run must not be counted.
  rmSync(report, { force: true })
  const began = Date.now()
  const { code, output } = await run([...command, ...reportersOf(stage, isReported)], {
    env: {
      ...env,
      ...own,
      ...PLAIN,
      STAGE: name,
      ...(isReported && { REPORT: '1' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: junitOf(name),
      ...(!database && { DATABASE_URL: undefined }),
    },
    timeoutMs: STAGE_MS,
    onLine: (line) => isFailureLine(line) && say(`${line}  (${name})`),
  })
  const result = tally(stage, code, report)
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`.padStart(8)
  const counts = kind === 'gate' ? '' : `  ${result.passed} passed, ${result.failed} failed`
  say(`${result.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)}${seconds}${counts}`)
  if (result.failed > 0) {
    for (const one of failedTests(stage, report)) say(`        - ${one}`)
    say(indent(stripVTControlCharacters(output).trim() || `It ended with code ${code} and no output.`))
  }
  return result
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '        ')

function saySlowest(stages: readonly Stage[]): void {
  const times = stages
    .flatMap(({ name, kind }) => fileTimes(kind, reportOf(name)).map((time) => [name, time] as const))
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (times.length > 0) say('\nSlowest test files:')
  for (const [stage, { file, seconds, tests }] of times)
    say(`${seconds.toFixed(1).padStart(8)} s  ${file} (${stage}, ${tests} tests)`)
}
