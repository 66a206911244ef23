import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run'

const NOT_RUN = /^(describe|skip|todo|fixme|step|use|before|after)/
const ROW = /\b[A-Z]{2,3}-\d{2}\b/g

/** Names of a call's function, outermost first: `it.each(rows)('…')` gives it, each. */
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

/** Lists the titles of a test file from its syntax tree, so that comments, skipped tests and planned tests do not count. */
function titlesOf(file: string): string[] {
  const found: string[] = []
  const search = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node) && node.arguments[0]) found.push(node.arguments[0].getText())
    ts.forEachChild(node, search)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  search(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind))
  return found
}

/** Acceptance rows named in texts such as test titles. */
export const rowsIn = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => text.match(ROW) ?? []))

/** Acceptance rows that the titles of these test files name. */
export const rowsOfFiles = (files: readonly string[]): Set<string> => rowsIn(files.flatMap(readTitles))

const read = new Map<string, readonly string[]>()

/** Titles of a file, which is parsed once. */
function readTitles(file: string): readonly string[] {
  const titles = read.get(file) ?? titlesOf(file)
  read.set(file, titles)
  return titles
}
