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
    .map(({ name }) => readFileSync(join(root, 'processes', name, 'index.ts'), 'utf8'))
    .flatMap(moduleOf)

function moduleOf(source: string): RoutedModule[] {
  const [, type] = /^ {2}type: '(\w+)'/m.exec(source) ?? []
  const [, path] = /^ {2}path: '([^']+)'/m.exec(source) ?? []
  const features = [...source.matchAll(/'#features\/([\w-]+)'/g)].map(([, name = '']) => name)
  return type && path ? [{ type, path, features }] : []
}
