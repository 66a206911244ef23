import { existsSync } from 'node:fs'
import { array, lazy, number, optional, string, type, type Describe, type Infer } from 'superstruct'
import { readJson } from './read-json'

/** How many of a stage's tests (or gates) passed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

const VitestReport = type({
  numTotalTests: number(),
  numPassedTests: number(),
  testResults: array(
    type({ name: string(), status: string(), assertionResults: array(type({ status: string(), fullName: string() })) }),
  ),
})

const PlaywrightSpec = type({
  file: string(),
  line: number(),
  title: string(),
  tests: array(type({ projectName: string(), status: string() })),
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

/** A skipped or planned test proves nothing, so it counts as failed; so does a file that could not even be loaded. */
function vitestTally({ numTotalTests, numPassedTests, testResults }: Infer<typeof VitestReport>): Tally {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

/** "expected" is Playwright's word for passed at the first try. */
const playwrightTally = ({ stats }: Infer<typeof PlaywrightReport>): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
})

/** The tally of a run; a run that failed, or that ran nothing, has at least one failure. */
export function tally(kind: 'vitest' | 'playwright' | 'gate', exitCode: number, report: string): Tally {
  const found = kind === 'gate' ? { passed: exitCode === 0 ? 1 : 0, failed: 0 } : readReport(kind, report)
  const succeeded = exitCode === 0 && found.passed > 0
  return succeeded ? found : { passed: found.passed, failed: Math.max(found.failed, 1) }
}

function readReport(kind: 'vitest' | 'playwright', file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  return kind === 'vitest'
    ? vitestTally(readJson(file, VitestReport))
    : playwrightTally(readJson(file, PlaywrightReport))
}

/** What has failed, a line each: where a log is cut short, the names have been said. */
export function failedTests(kind: 'vitest' | 'playwright' | 'gate', report: string): readonly string[] {
  if (kind === 'gate' || !existsSync(report)) return []
  if (kind === 'playwright') return readJson(report, PlaywrightReport).suites.flatMap(failedSpecs)
  return readJson(report, VitestReport).testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && !assertionResults.length
      ? [`${name}: could not be loaded`]
      : assertionResults.filter(isNotPassed).map(({ fullName }) => fullName),
  )
}

const isNotPassed = ({ status }: { readonly status: string }): boolean => status !== 'passed'

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}
