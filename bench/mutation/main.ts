/**
 * `npm run mutation [group or slice …]`: changes code in one small way at a time, and checks whether a test fails
 * (docs/mutation.md). A group (groups.ts) is rules with their unit tests, and fails if less than 90 % of its changes are
 * noticed. A slice is its model and a hundred changes of its screens, with its own suites. SEED draws others.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installApart } from '../../scripts/tools/install-apart'
import { complain, onInterrupt, reason, root, run, say } from '../../scripts/tools/run'
import { slices } from '../../scripts/tools/selection'
import { GROUPS } from './groups'
import { report } from './report'
import { modelOf, ownSuites, viewsOf } from './slice'

const HERE = 'bench/mutation'
const REPORT = join(root, '.cache/mutation/report.json')
const STRYKER = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`
const BAR = 0.9
const SEED = process.env['SEED'] ?? '1'

/** Converts `file#name` to the line range of that function. Returns other patterns unchanged. */
function mutatePattern(pattern: string): string {
  const [file = '', name] = pattern.split('#')
  if (name === undefined) return file
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const from = lines.findIndex((line) => line.startsWith(`export function ${name}(`))
  const length = lines.slice(from).indexOf('}')
  if (from < 0 || length < 0) throw new Error(`${file} has no function ${name}.`)
  return `${file}:${from + 1}-${from + length + 1}`
}

/**
 * Makes the changes of a group, prints those that no test notices, and returns the share of the others.
 * @throws Error if Stryker fails, which has printed the reason
 */
async function mutate(name: string, patterns: readonly string[], suites?: readonly string[]): Promise<number> {
  say(`\n${name}`)
  rmSync(REPORT, { force: true })
  const command = [process.execPath, STRYKER, 'run', `${HERE}/stryker.json`, '--mutate', patterns.join(',')]
  // Reuses results of mutants whose code and tests have not changed since the last run. `.cache` may be deleted.
  const again = ['--incremental', '--incrementalFile', `.cache/mutation/${name.replaceAll(' ', '-')}.json`]
  const env = suites && { SLICE_SUITES: suites.join('\n') }
  await run([...command, ...again], { live: true, ...(env && { env }) })
  if (!existsSync(REPORT)) throw new Error(`${name} could not be tried.`)
  return report(REPORT)
}

async function mutateSlice(slice: string): Promise<void> {
  const own = ownSuites(slice)
  const model = modelOf(slice)
  if (model.length > 0) await mutate(`${slice} model`, model, own)
  const views = await viewsOf(slice, SEED)
  if (views.length > 0) await mutate(`${slice} screens ${SEED}`, views, own)
}

async function mutateAll(names: readonly string[]): Promise<boolean> {
  let isKept = true
  for (const name of names) {
    const group = GROUPS[name]
    if (group === undefined) await mutateSlice(name)
    else if ((await mutate(name, group.map(mutatePattern))) < BAR) isKept = false
  }
  return isKept
}

onInterrupt()
const wanted = process.argv.slice(2)
const groups = Object.keys(GROUPS)
const unknown = wanted.filter((name) => !groups.includes(name) && !slices().includes(name))
try {
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. There are: ${[...groups, ...slices()].join(', ')}`)
  await installApart(HERE)
  process.exitCode = (await mutateAll(wanted.length > 0 ? wanted : groups)) ? 0 : 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 2
}
