// Lists the rows of docs/spec/acceptance.md that no test title names. Arguments (TM CU RT-06) narrow the list to areas or
// rows. Titles come from the syntax tree, so comments, skipped tests and planned tests do not count.
//   --matrix             lists the tests of each row with their last results on this machine; exit code 1 if one failed
//   --against <folder>   compares docs/spec with ACCEPTANCE.md and READINGS.md of the folder; exit code 1 on differences
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { differences } from './tools/spec-differences'
import { matrixOf, type LastOutcome, type RowResults } from './tools/matrix'
import { root, say } from './tools/run'
import { filesBelow } from './tools/files-below'
import { rowsOfFiles } from './tools/test-titles'

const folders = ['src', 'processes', 'features', 'entities', 'shared', 'server', 'tests', 'e2e']

interface Row {
  readonly area: string
  readonly id: string
  readonly text: string
}

/** The rows of the document in these areas or with these ids; all without any. */
function rowsOf(wanted: readonly string[]): readonly Row[] {
  const document = readFileSync(join(root, 'docs/spec/acceptance.md'), 'utf8')
  const rows = [...document.matchAll(/^- ([A-Z]{2,3})-(\d{2}) (.*)$/gm)].map(
    ([, area = '', number = '', text = '']) => ({ area, id: `${area}-${number}`, text }),
  )
  return rows.filter(({ area, id }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(id))
}

/** Prints each row with its tests. Returns false if one of them failed. */
function printMatrix(wanted: readonly string[]): boolean {
  const asked = rowsOf(wanted)
  const matrix = matrixOf(asked.map(({ id }) => id))
  const results = asked.flatMap(({ id, text }) => {
    const result = matrix.get(id)
    return result ? [{ id, text, ...result }] : []
  })
  for (const { id, text, outcomes, notRun } of results) {
    say(`\n${id}  ${summaryOf({ outcomes, notRun })}  ${text.slice(0, 90)}`)
    for (const [place, count] of passedBySuite(outcomes)) say(`  passed ${String(count).padStart(3)}  ${place}`)
    for (const one of outcomes.filter(({ isPassed }) => !isPassed)) say(`  FAILED      ${placeOf(one)}  ${one.title}`)
    for (const file of notRun) say(`  not run     ${file}`)
  }
  const failed = results.filter(({ outcomes }) => outcomes.some(({ isPassed }) => !isPassed))
  const passed = results.filter(({ outcomes }) => outcomes.length > 0).length - failed.length
  say(
    `\n${asked.length} rows: ${passed} passed, ${failed.length} failed, ${asked.length - passed - failed.length} not run.`,
  )
  return failed.length === 0
}

const placeOf = ({ stage, project, file }: LastOutcome): string => [stage, project, file].filter(Boolean).join('  ')

/** Numbers of passed tests by stage, browser and file. */
function passedBySuite(outcomes: readonly LastOutcome[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of outcomes.filter(({ isPassed }) => isPassed))
    counts.set(placeOf(one), (counts.get(placeOf(one)) ?? 0) + 1)
  return counts
}

function summaryOf({ outcomes, notRun }: RowResults): string {
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length
  const parts = [`${outcomes.length - failed} passed`, failed > 0 && `${failed} FAILED`]
  return [...parts, notRun.length > 0 && `${notRun.length} files not run`].filter(Boolean).join(', ')
}

function listUnnamed(wanted: readonly string[]): void {
  const named = rowsOfFiles(folders.flatMap(filesBelow).filter((file) => /\.(test|spec)\.tsx?$/.test(file)))
  const asked = rowsOf(wanted)
  const missing = asked.filter(({ id }) => !named.has(id))
  for (const { id, text } of missing) say(`${id}  ${text.slice(0, 110)}`)
  say(`${asked.length - missing.length} of ${asked.length} rows are named by a test.`)
}

/** Prints the lines in which docs/spec differs from the folder's documents, and returns their number. */
function compareWith(folder: string): number {
  const pairs = [
    ['ACCEPTANCE.md', 'acceptance.md'],
    ['READINGS.md', 'readings.md'],
  ] as const
  let count = 0
  for (const [theirs, ours] of pairs) {
    const lines = differences(
      readFileSync(join(folder, theirs), 'utf8'),
      readFileSync(join(root, 'docs/spec', ours), 'utf8'),
    )
    count += lines.length
    for (const line of lines) say(`${ours}  ${line}`)
  }
  say(count === 0 ? 'docs/spec says the same.' : `${count} lines differ.`)
  return count
}

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, matrix: { type: 'boolean' } },
  allowPositionals: true,
})
if (values.matrix) process.exitCode = printMatrix(positionals) ? 0 : 1
else if (values.against === undefined) listUnnamed(positionals)
else process.exitCode = compareWith(values.against) === 0 ? 0 : 1
