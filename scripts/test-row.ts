// `npm run test:row TM-05 …`: runs every test of acceptance rows, in all runners, whoever owns it.
//   --report   also makes test-results/report/index.html
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginReport, makeReport } from './report/make'
import { complain, onInterrupt, root, say } from './tools/run'
import { isRow } from './tools/feature-arguments'
import { enginesOf, stagesOf } from './tools/feature-stages'
import { runStages } from './tools/stages'
import { ownerNames, testsOfRows } from './tools/selection'

const names = ownerNames()

/** Returns what is wrong with the rows, or null. */
function faultOf(rows: readonly string[]): string | null {
  const known = readFileSync(join(root, 'docs/spec/acceptance.md'), 'utf8')
  if (rows.length === 0) return 'Name a row: TM-05 is one; docs/spec/acceptance.md has all.'
  for (const row of rows) {
    if (names.includes(row)) return `${row} is no row. Run: npm run test:feature ${row}`
    if (!isRow(row) || !known.includes(`- ${row} `)) return `"${row}" is no row; docs/spec/acceptance.md has all.`
  }
  return null
}

onInterrupt()
const given = process.argv.slice(2)
const isReported = given.includes('--report') || process.env['npm_config_report'] === 'true'
const named = given.filter((one) => one !== '--report')
const rows = named.map((row) => (names.includes(row) ? row : row.toUpperCase()))
const fault = faultOf(rows)
if (fault === null) {
  const title = rows.join('|')
  const stages = [...(await stagesOf(testsOfRows(rows), { title, isAll: true })), ...(await enginesOf(title))]
  if (isReported) await beginReport()
  const { passed, failed } = await runStages(stages, { isReported })
  if (isReported) await makeReport()
  if (stages.length === 0) complain(`No test names ${rows.join(', ')}.`)
  else say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
} else {
  complain(fault)
  process.exitCode = 2
}
