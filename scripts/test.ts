// `npm test`: every gate and every suite, all of them whatever fails, then one line that counts the tests.
//   --all             also the thorough tests (scripts/tools/thorough-tests.ts, journeys without the tag @quick)
//   --list            prints the names of the stages
//   --only a,b        runs these stages alone
//   --report          also makes test-results/report/index.html of all suites
import { parseArgs } from 'node:util'
import { beginReport, makeReport } from './report/make'
import { complain, onInterrupt, say, typescript } from './tools/run'
import { browserSuite, gate, runStages, suite, type Stage } from './tools/stages'

const onPostgres = (stage: Stage): Stage => ({
  ...stage,
  database: true,
  command: typescript('scripts/with-postgres.ts', ...stage.command),
})

const EXAMPLES = { PROCESSES: 'examples/annual-inspection,examples/hour-service' }

// Quick stages first, so that a slip shows within seconds. The browser comes last.
const stages: readonly Stage[] = [
  gate('format', 'oxfmt', '--check'),
  // With the compiler's own diagnostics: one program checks types and the rules that need them.
  gate('lint', 'oxlint', '--type-check'),
  { ...gate('types', 'tsc', '--noEmit'), isThorough: true },
  { ...gate('imports', ...typescript('scripts/imports.ts')), isThorough: true },
  { ...gate('unused', 'knip'), isThorough: true },
  { ...gate('quick-rows', ...typescript('scripts/quick-rows.ts')), isThorough: true },
  gate('build', ...typescript('build/main.ts')),
  { ...gate('size', ...typescript('build/size.ts')), after: ['build'] },
  { ...gate('size:calendar', ...typescript('build/size-calendar.ts')), isThorough: true },
  suite('unit', ['unit', 'zone *']),
  suite('screens', ['screens']),
  suite('server', ['server']),
  onPostgres(suite('server-postgres', ['server'])),
  // Alone on the machine, because it measures time.
  { ...gate('bench:slots', ...typescript('bench/slots/main.ts')), cores: 2, isThorough: true },
  { ...browserSuite('e2e', 'scripts/e2e.ts'), after: ['build'] },
  { ...browserSuite('another-server', 'e2e/harness/against-another-chain.ts'), after: ['build'], isThorough: true },
  { ...browserSuite('engines', 'scripts/engines.ts'), after: ['build'], isThorough: true },
  // The examples as packages from outside. Last, because their build takes the place of the product's own.
  { ...suite('examples', ['screens'], 'examples', 'tests/shell/conformance'), env: EXAMPLES, isThorough: true },
  { ...browserSuite('examples:journeys', 'scripts/e2e.ts', '--outside'), env: EXAMPLES, isThorough: true },
]

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    report: { type: 'boolean' },
  },
})

function chosen(): readonly Stage[] {
  const names = values.only?.split(',')
  if (!names) return stages.filter(({ isThorough = false }) => values.all || !isThorough)
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    complain(`There is no stage "${unknown}"; "npm test -- --list" names them.`)
    process.exit(2)
  }
  return stages.filter(({ name }) => names.includes(name))
}

if (values.list) {
  for (const { name, isThorough } of stages) say(isThorough ? `${name} (with --all)` : name)
  process.exit(0)
}
onInterrupt()
const began = Date.now()
const isReported = values.report ?? false
if (isReported) await beginReport()
const env = { PATIENT: '1', ...(!values.all && { QUICK: '1' }) }
const { passed, failed } = await runStages(chosen(), { env, isReported })
const minutes = Math.round((Date.now() - began) / 6_000) / 10
say(`\nThe run took ${minutes} minutes.`)
if (isReported) await makeReport()
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
