// Lists the rows of docs/acceptance.md that no test title names; arguments (TM CU RT-06) narrow it to areas or rows.
// Titles are read from the syntax tree, so a comment, a skipped or a planned test does not count.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root, say } from './tools/run'
import { filesBelow } from './tools/files-below'

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

const named = new Set(
  places
    .flatMap(filesBelow)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(titles)
    .flatMap((title) => title.match(/\b[A-Z]{2,3}-\d{2}\b/g) ?? []),
)
const document = readFileSync(join(root, 'docs/acceptance.md'), 'utf8')
const rows = [...document.matchAll(/^- ([A-Z]{2,3})-(\d{2}) (.*)$/gm)].map(([, area = '', number = '', text = '']) => ({
  area,
  id: `${area}-${number}`,
  text,
}))
const wanted = process.argv.slice(2)
const asked = rows.filter(({ area, id }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(id))
const missing = asked.filter(({ id }) => !named.has(id))
for (const { id, text } of missing) say(`${id}  ${text.slice(0, 110)}`)
say(`${asked.length - missing.length} of ${asked.length} rows are named by a test.`)
