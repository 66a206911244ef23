/** What packages outside this repository may import of it: the exports of its public surfaces, with their signatures. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run'

/** The files of the surfaces, by the names under which a package imports them. */
export const SURFACES: Readonly<Record<string, string>> = {
  'huoltovaraus/module': 'module/index.ts',
  'huoltovaraus/module/journey': 'e2e/module.ts',
  'huoltovaraus/module/server': 'server/module.ts',
  'huoltovaraus/module/test': 'tests/module.ts',
}

export interface Exported {
  /** First sentence of its docstring; '' without one. */
  readonly text: string
  /** Its type, or the declaration of a type. A long one is replaced by its hash. */
  readonly signature: string
}
export type Surface = Readonly<Record<string, Readonly<Record<string, Exported>>>>

const LONGEST = 400

/** Reads the surfaces with the compiler, which takes some seconds. */
export function readSurfaces(): Surface {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = Object.values(SURFACES).map((file) => join(root, file))
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    Object.entries(SURFACES).map(([name, file]) => [name, exportsOf(program.getSourceFile(join(root, file)), checker)]),
  )
}

function exportsOf(source: ts.SourceFile | undefined, checker: ts.TypeChecker): Record<string, Exported> {
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error('A surface exports nothing.')
  return Object.fromEntries(
    checker
      .getExportsOfModule(module)
      .map((one) => [one.name, exported(aliased(one, checker), checker)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

const aliased = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

function exported(symbol: ts.Symbol, checker: ts.TypeChecker): Exported {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${symbol.name} is declared nowhere.`)
  const [, owner] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(declaration.getSourceFile().fileName) ?? []
  return {
    text: owner ? `That of ${owner}.` : docOf(symbol, checker),
    signature: shortened(signatureOf(symbol, declaration, checker)),
  }
}

/** The first sentence, without line breaks. */
const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  (/^.*?[.:](?=\s|$)/s.exec(ts.displayPartsToString(symbol.getDocumentationComment(checker)))?.[0] ?? '').replaceAll(
    /\s+/g,
    ' ',
  )

/** A class and a type are what their members are; of a value its type counts. */
const signatureOf = (symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): string => {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return codeOf(declaration)
  if (ts.isClassDeclaration(declaration)) return membersOf(symbol, declaration, checker)
  return checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, ts.TypeFormatFlags.NoTruncation)
}

const codeOf = (declaration: ts.Declaration): string =>
  declaration
    .getText()
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')

function membersOf(symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isPublic)
  const typeOf = (one: ts.Symbol): string =>
    checker.typeToString(
      checker.getTypeOfSymbolAtLocation(one, declaration),
      declaration,
      ts.TypeFormatFlags.NoTruncation,
    )
  return members.map((one) => `${one.name}: ${typeOf(one)}`).join('; ')
}

const isPublic = (member: ts.Symbol): boolean =>
  !member.name.startsWith('__#') &&
  !(member.declarations ?? []).some(
    (one) => ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  )

const shortened = (signature: string): string =>
  signature.length <= LONGEST
    ? signature
    : `sha256 ${createHash('sha256').update(signature).digest('hex').slice(0, 16)}`
