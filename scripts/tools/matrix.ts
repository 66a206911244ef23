/** Which tests named each acceptance row, and how they ended when they last ran on this machine. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { suites } from './owners'
import { outcomesOf, type TestOutcome } from './results'
import { reports } from './stages'
import { rowsIn, rowsOfFiles } from './test-titles'

export interface LastOutcome extends TestOutcome {
  /** Name of the stage. Of a test that two stages run, each has its own. */
  readonly stage: string
}

export interface RowResults {
  readonly outcomes: readonly LastOutcome[]
  /** Files with a test of the row that no kept report has. */
  readonly notRun: readonly string[]
}

const kindOf = (report: string): 'vitest' | 'playwright' =>
  readFileSync(report, 'utf8').startsWith('{"numTotal') ? 'vitest' : 'playwright'

/** The newest outcome of each test. A run of one slice repeats tests of the whole run. */
function lastOutcomes(): readonly LastOutcome[] {
  const names = existsSync(reports) ? readdirSync(reports) : []
  const files = names.map((name) => ({ stage: name.replace('.json', ''), report: join(reports, name) }))
  const byAge = files.toSorted((a, b) => statSync(a.report).mtimeMs - statSync(b.report).mtimeMs)
  const last = new Map<string, LastOutcome>()
  for (const { stage, report } of byAge)
    for (const outcome of outcomesOf(kindOf(report), report)) last.set(keyOf(stage, outcome), { ...outcome, stage })
  return [...last.values()]
}

/** PostgreSQL and another server run the same tests once more. Other stages share them. */
const keyOf = (stage: string, { file, title, project }: TestOutcome): string =>
  [/postgres|another/.test(stage) ? stage : '', file, title, project].join('\n')

/** The results of these rows. */
export function matrixOf(rows: readonly string[]): ReadonlyMap<string, RowResults> {
  const named = lastOutcomes().map((outcome) => ({ outcome, rows: rowsIn([outcome.title]) }))
  const files = suites().map((file) => ({ file, rows: rowsOfFiles([file]) }))
  return new Map(
    rows.map((row) => {
      const outcomes = named.filter((one) => one.rows.has(row)).map(({ outcome }) => outcome)
      const run = new Set(outcomes.map(({ file }) => file))
      const notRun = files.filter((one) => one.rows.has(row) && !run.has(one.file)).map(({ file }) => file)
      return [row, { outcomes, notRun }]
    }),
  )
}
