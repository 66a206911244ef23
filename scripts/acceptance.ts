// Lists the rows of docs/spec/acceptance.md that no test title names. Arguments (TM CU RT-06) narrow the list to areas or
// rows. Titles come from the syntax tree, so comments, skipped tests and planned tests do not count.
//   --against <folder>   compares docs/spec with ACCEPTANCE.md and READINGS.md of the folder; exit code 1 on differences
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { differences } from './tools/spec-differences'
import { root, say } from './tools/run'
import { filesBelow } from './tools/files-below'
import { rowsOfFiles } from './tools/test-titles'

const folders = ['src', 'processes', 'features', 'entities', 'shared', 'server', 'tests', 'e2e']
function listUnnamed(wanted: readonly string[]): void {
  const named = rowsOfFiles(folders.flatMap(filesBelow).filter((file) => /\.(test|spec)\.tsx?$/.test(file)))
  const document = readFileSync(join(root, 'docs/spec/acceptance.md'), 'utf8')
  const rows = [...document.matchAll(/^- ([A-Z]{2,3})-(\d{2}) (.*)$/gm)].map(
    ([, area = '', number = '', text = '']) => ({ area, id: `${area}-${number}`, text }),
  )
  const asked = rows.filter(({ area, id }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(id))
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

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
if (values.against === undefined) listUnnamed(positionals)
else process.exitCode = compareWith(values.against) === 0 ? 0 : 1
