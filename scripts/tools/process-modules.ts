import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** A process with a route, as far as its source says it. */
interface RoutedModule {
  readonly type: string
  readonly path: string
  /** The slices that its steps are made of. */
  readonly features: readonly string[]
}

/** The processes that have a route, by their sources: what they import are screens, which Node cannot load. */
export const routedModules = (): RoutedModule[] =>
  readdirSync(join(root, 'processes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => moduleOf(sourcesOf(join(root, 'processes', name))))

/** A process says in its index.ts what it is; what only its own page is made of may stand beside that. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

function moduleOf(source: string): RoutedModule[] {
  const [, type] = /^ {2}type: '(\w+)'/m.exec(source) ?? []
  const [, path] = /^ {2}path: '([^']+)'/m.exec(source) ?? []
  const features = [...source.matchAll(/'#features\/([\w-]+)'/g)].map(([, name = '']) => name)
  return type && path ? [{ type, path, features }] : []
}
