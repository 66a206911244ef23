// `npm run test:row TM-05 …`: runs every test of acceptance rows, in all runners, whoever owns it.
import { complain, onInterrupt, say } from './tools/run'
import { isRow } from './tools/feature-arguments'
import { enginesOf, stagesOf } from './tools/feature-stages'
import { runStages } from './tools/stages'
import { testsOfRows } from './tools/selection'

onInterrupt()
const rows = process.argv.slice(2)
const wrong = rows.find((row) => !isRow(row))
if (rows.length === 0 || wrong !== undefined) {
  complain(
    `${wrong === undefined ? 'Name a row' : `"${wrong}" is no row`}: TM-05 is one; docs/spec/acceptance.md has all.`,
  )
  process.exitCode = 2
} else {
  const title = rows.join('|')
  const stages = [...(await stagesOf(testsOfRows(rows), { title, isAll: true })), ...(await enginesOf(title))]
  if (stages.length === 0) complain(`No test names ${rows.join(', ')}.`)
  const { passed, failed } = await runStages(stages)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
