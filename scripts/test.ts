// `npm test`: every gate and every suite, to the end, then one line that counts them.
//   --list            names the stages
//   --only a,b        runs these alone
import { parseArgs } from 'node:util'
import { complain, onInterrupt, say, typescript } from './tools/run'
import { browserSuite, gate, runStages, suite, type Stage } from './tools/stages'

const onPostgres = (stage: Stage): Stage => ({
  ...stage,
  database: true,
  command: typescript('scripts/with-postgres.ts', ...stage.command),
})

// Quick ones first, so that a slip shows within seconds; the browser last.
const stages: readonly Stage[] = [
  gate('format', 'oxfmt', '--check'),
  gate('lint', 'oxlint'),
  gate('types', 'tsc', '--noEmit'),
  gate('imports', 'depcruise', '.', '--config', '.dependency-cruiser.cjs'),
  gate('unused', 'knip'),
  gate('build', ...typescript('build/main.ts')),
  { ...gate('size', ...typescript('build/size.ts')), after: ['build'] },
  gate('size:calendar', ...typescript('build/size-calendar.ts')),
  suite('unit', ['unit', 'zone *']),
  suite('screens', ['screens']),
  suite('server', ['server']),
  onPostgres(suite('server-postgres', ['server'])),
  // Alone on the machine, because it measures time.
  { ...gate('bench:slots', ...typescript('bench/slots/main.ts')), cores: 2 },
  { ...browserSuite('e2e'), after: ['build'] },
]

function chosen(): readonly Stage[] {
  const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } })
  if (values.list) {
    for (const { name } of stages) say(name)
    process.exit(0)
  }
  const names = values.only?.split(',') ?? stages.map(({ name }) => name)
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    complain(`There is no stage "${unknown}"; "npm test -- --list" names them.`)
    process.exit(2)
  }
  return stages.filter(({ name }) => names.includes(name))
}

onInterrupt()
const { passed, failed } = await runStages(chosen())
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
