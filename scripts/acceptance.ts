// Lists the rows of docs/spec/acceptance.md that no test title names. Arguments (TM CU RT-06) narrow the list to areas or
// rows. Titles come from the syntax tree, so comments, skipped tests and planned tests do not count.
//   --against <folder>   compares docs/spec with ACCEPTANCE.md and READINGS.md of the folder; exit code 1 on differences
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { differences } from './tools/spec-differences'
import { root, say } from './tools/run'
import { filesBelow } from './tools/spa'

const places = ['src', 'processes', 'features', 'entities', 'shared', 'server', 'tests', 'e2e']
const NOT_RUN = /^(describe|skip|todo|fixme|step|use|before|after)/

/** The names of a call's function, outermost first: `it.each(rows)('…')` is it, each. */
function chain(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...chain(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return chain(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return chain(node.tag)
  return []
}

function isTest(node: ts.CallExpression): boolean {
  const [head = '', ...rest] = chain(node.expression)
  return (head === 'it' || head === 'test') && !rest.some((name) => NOT_RUN.test(name))
}

function titles(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node) && node.arguments[0]) found.push(node.arguments[0].getText())
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind))
  return found
}

function listUnnamed(wanted: readonly string[]): void {
  const named = new Set(
    places
      .flatMap(filesBelow)
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap(titles)
      .flatMap((title) => title.match(/\b[A-Z]{2,3}-\d{2}\b/g) ?? []),
  )
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
