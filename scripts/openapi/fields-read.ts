import { relative } from 'node:path'
import ts from 'typescript'
import { nouns } from '#server/openapi/nouns'
import { contract } from '#shared/api/contract'
import { root } from '../tools/run'

const IN_CONTRACT = /^shared\/api\/(nouns|contract)\//
const IN_APPLICATION = /^(src|processes|features|entities|shared)\/(?!.*\.test\.)/

type Sets = Map<string, Set<string>>

const add = (sets: Sets, key: string, value: string): void =>
  void sets.set(key, (sets.get(key) ?? new Set()).add(value))

/**
 * Finds the fields of the contract that the application reads, and the files that read each one. A field is named by the
 * noun or call that it belongs to: `Booking.lead_date`, `gapTimes.output.start`.
 */
export function fieldsRead(): ReadonlyMap<string, ReadonlySet<string>> {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const found: Sets = new Map()
  const uses: Sets = new Map()

  for (const source of program.getSourceFiles()) {
    const file = fileOf(source)
    if (IN_CONTRACT.test(file)) each(source, (node) => addUse(uses, node, checker))
    if (IN_APPLICATION.test(file))
      each(source, (node) => {
        for (const declaration of readBy(node, checker)?.declarations ?? []) {
          const field = isOfContract(declaration) ? fieldAt(declaration) : undefined
          if (field) add(found, field, file)
        }
      })
  }
  const described: Sets = new Map()
  for (const [field, files] of found)
    for (const same of usesOf(field, uses)) for (const file of files) add(described, same, file)
  return new Map([...described].filter(([field]) => isDescribed(field)))
}

/**
 * Names a constant's field at each use of the constant. A noun is described once, and again in each noun that
 * has all its fields: `Booking`'s are `StoredBooking`'s.
 */
function usesOf(field: string, uses: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set([field])
  // The set grows while it is read.
  for (const known of all) {
    const [constant = '', ...names] = known.split('.')
    for (const use of uses.get(constant) ?? [])
      if (!isNoun(constant) || !use.includes('.')) all.add([use, ...names].join('.'))
  }
  return all
}

const isNoun = (name: string): boolean => Object.hasOwn(nouns, name)

/** Whether a field is a noun's or one of a call's response. */
function isDescribed(field: string): boolean {
  const [constant = '', part] = field.split('.')
  return isNoun(constant) || (Object.hasOwn(contract, constant) && part === 'output')
}

const fileOf = (source: ts.SourceFile): string => relative(root, source.fileName)

const isOfContract = (node: ts.Node): boolean => IN_CONTRACT.test(fileOf(node.getSourceFile()))

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => each(child, look))
}

/** The property that an access or a destructuring pattern reads. */
function readBy(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  const name = node.propertyName ?? node.name
  return ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined
}

/** Adds the field or constant that is made of a constant of the contract: `Booking.arrival_hours` of `Hours`. */
function addUse(uses: Sets, node: ts.Node, checker: ts.TypeChecker): void {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  for (const declaration of meant?.declarations ?? []) {
    if (!ts.isVariableDeclaration(declaration) || !isOfContract(declaration)) continue
    const use = fieldAt(node)
    if (use && use !== nameOf(declaration)) add(uses, nameOf(declaration), use)
  }
}

const nameOf = (constant: ts.VariableDeclaration): string => constant.name.getText().replace(/Fields$/, '')

/** Names the position of a node in the contract: the constant around it, and the fields there. */
function fieldAt(leaf: ts.Node): string | undefined {
  const names: string[] = []
  for (let node = leaf; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) names.unshift(node.name.getText())
    if (ts.isVariableDeclaration(node)) return [nameOf(node), ...names].join('.')
  }
  return undefined
}
