/**
 * `npm run mutation [group …]`: changes the rules in small ways, one at a time, and sees whether a test of theirs fails
 * (docs/mutation.md). What it needs is installed on the first run (docs/decisions/019). The run fails when less than 90 in 100
 * changes of a group are noticed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { complain, onInterrupt, root, run, say } from '../../scripts/tools/run'
import { GROUPS } from './groups'
import { report } from './report'

const HERE = 'bench/mutation'
const REPORT = join(root, '.cache/mutation/report.json')
const STRYKER = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`

/** `file#name` as the lines of that function; anything else as it is. */
function place(pattern: string): string {
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
  const command = [process.execPath, STRYKER, 'run', `${HERE}/stryker.json`, '--mutate', patterns.map(place).join(',')]
  // What neither the code nor its tests have changed since the last run is not tried again; `.cache` may be deleted.
  const again = ['--incremental', '--incrementalFile', `.cache/mutation/${group}.json`]
  const { code } = await run([...command, ...again], { live: true })
  // Without a report nothing was tried: what went wrong has been told.
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
