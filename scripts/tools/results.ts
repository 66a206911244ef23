import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { array, lazy, number, optional, string, type, type Describe, type Infer } from 'superstruct'
import { readJson } from './read-json'
import { root } from './run'

export type ReportKind = 'vitest' | 'playwright' | 'gate'

/** Number of a stage's tests (or gates) that passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** Duration of a test file in seconds, and the number of its tests. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
  readonly tests: number
}

const VitestReport = type({
  numTotalTests: number(),
  numPassedTests: number(),
  numPendingTests: number(),
  testResults: array(
    type({
      name: string(),
      status: string(),
      startTime: number(),
      endTime: number(),
      assertionResults: array(type({ status: string(), fullName: string() })),
    }),
  ),
})

const PlaywrightSpec = type({
  file: string(),
  line: number(),
  title: string(),
  tests: array(type({ projectName: string(), status: string(), results: array(type({ duration: number() })) })),
})

interface PlaywrightSuite {
  specs: Infer<typeof PlaywrightSpec>[]
  suites?: PlaywrightSuite[] | undefined
}

const PlaywrightSuite: Describe<PlaywrightSuite> = type({
  specs: array(PlaywrightSpec),
  suites: optional(array(lazy(() => PlaywrightSuite))),
})

const PlaywrightReport = type({
  stats: type({ expected: number(), unexpected: number(), flaky: number(), skipped: number() }),
  suites: array(PlaywrightSuite),
})

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): Infer<typeof PlaywrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]
const readSpecs = (report: string): Infer<typeof PlaywrightSpec>[] =>
  readJson(report, PlaywrightReport).suites.flatMap(specsOf)

/**
 * Counts a skipped or planned test as failed, because it proves nothing, and so a file that could not be loaded. In a run by
 * titles, Vitest calls each test skipped that has another title.
 */
function vitestTally(report: Infer<typeof VitestReport>, byTitle: boolean): Tally {
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = report
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  const run = numTotalTests - (byTitle ? numPendingTests : 0)
  return { passed: numPassedTests, failed: run - numPassedTests + broken.length }
}

/** "expected" is Playwright's word for passed at the first try. */
const playwrightTally = ({ stats }: Infer<typeof PlaywrightReport>): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
})

/** How the result of a stage is counted. */
export interface Counted {
  readonly kind: ReportKind
  /** True if only tests with certain titles run. */
  readonly byTitle?: boolean
}

/** Tallies a stage. One that failed or ran nothing has at least one failure. */
export function tally({ kind, byTitle = false }: Counted, exitCode: number, report: string): Tally {
  const found = kind === 'gate' ? { passed: exitCode === 0 ? 1 : 0, failed: 0 } : readReport(kind, report, byTitle)
  // A run by title may find its tests in another stage.
  const succeeded = exitCode === 0 && (found.passed > 0 || byTitle)
  return succeeded ? found : { passed: found.passed, failed: Math.max(found.failed, 1) }
}

function readReport(kind: 'vitest' | 'playwright', file: string, byTitle: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  return kind === 'vitest'
    ? vitestTally(readJson(file, VitestReport), byTitle)
    : playwrightTally(readJson(file, PlaywrightReport))
}

/** Lists the failed tests, one line each. Logs are cut short, so the names come before the output. */
export function failedTests({ kind, byTitle = false }: Counted, report: string): readonly string[] {
  if (kind === 'gate' || !existsSync(report)) return []
  if (kind === 'playwright')
    return readSpecs(report).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    )
  return readJson(report, VitestReport).testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && !assertionResults.length
      ? [`${name}: could not be loaded`]
      : assertionResults
          .filter((test) => test.status !== 'passed' && !(byTitle && test.status === 'skipped'))
          .map(({ fullName }) => fullName),
  )
}

/** The result of one test in one stage, or in one browser of it. */
export interface TestOutcome {
  readonly file: string
  readonly title: string
  readonly project: string | undefined
  readonly isPassed: boolean
}

/** Lists the tests that ran. Those that a run by titles left out did not. */
export function outcomesOf(kind: ReportKind, report: string): readonly TestOutcome[] {
  if (kind === 'gate' || !existsSync(report)) return []
  if (kind === 'playwright')
    return readSpecs(report).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status }) => ({
        file: `e2e/${file}`,
        title,
        project: projectName,
        isPassed: status === 'expected',
      })),
    )
  return readJson(report, VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName }) => ({
        file: relative(root, name),
        title: fullName,
        project: undefined,
        isPassed: status === 'passed',
      })),
  )
}

/** Lists how long each test file of a stage took. */
export function fileTimes(kind: ReportKind, report: string): readonly FileTime[] {
  if (kind === 'gate' || !existsSync(report)) return []
  if (kind === 'vitest')
    return readJson(report, VitestReport).testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    }))
  const files = new Map<string, FileTime>()
  for (const { file, tests } of readSpecs(report)) {
    const { seconds, tests: count } = files.get(file) ?? { seconds: 0, tests: 0 }
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    files.set(file, { file: `e2e/${file}`, seconds: seconds + ms / 1000, tests: count + tests.length })
  }
  return [...files.values()]
}

/** Lists the titles of the tests in a report of Playwright, also of one made by `--list`. */
export const playwrightTitles = (report: string): readonly string[] => readSpecs(report).map(({ title }) => title)
