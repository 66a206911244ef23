/**
 * `npm run mutation [group …]`: mutates the rules one change at a time, and checks whether a test fails
 * (docs/mutation.md). Installs its packages on the first run (docs/decisions/019). Fails if less than 90 % of a group's
 * mutants are killed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { complain, onInterrupt, root, run, say } from '../../scripts/tools/run'
import { GROUPS } from './groups'
import { report } from './report'

const HERE = 'bench/mutation'
const REPORT = join(root, '.cache/mutation/report.json')
const STRYKER = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`

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

async function mutate(group: string, patterns: readonly string[]): Promise<boolean> {
  say(`\n${group}`)
  rmSync(REPORT, { force: true })
  const command = [
    process.execPath,
    STRYKER,
    'run',
    `${HERE}/stryker.json`,
    '--mutate',
    patterns.map(mutatePattern).join(','),
  ]
  // Reuses results of mutants whose code and tests have not changed since the last run. `.cache` may be deleted.
  const again = ['--incremental', '--incrementalFile', `.cache/mutation/${group}.json`]
  const { code } = await run([...command, ...again], { live: true })
  // Without a report Stryker failed, and has already printed the reason.
  if (existsSync(REPORT)) report(REPORT)
  return code === 0
}

async function install(): Promise<boolean> {
  if (existsSync(join(root, STRYKER))) return true
  const { code } = await run(['npm', 'ci', '--prefix', HERE], { live: true })
  return code === 0
}

onInterrupt()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in GROUPS))
if (unknown.length > 0) {
  complain(`No group is named ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}`)
  process.exitCode = 2
} else if (await install()) {
  const groups = Object.entries(GROUPS).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const kept: boolean[] = []
  for (const [name, patterns] of groups) kept.push(await mutate(name, patterns))
  process.exitCode = kept.every(Boolean) ? 0 : 1
} else process.exitCode = 1
