import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** A process with a route, as parsed from its source. */
interface RoutedModule {
  readonly type: string
  readonly path: string
  /** The feature slices that it imports. */
  readonly features: readonly string[]
}

/** Lists the processes that have a route. Parses their sources, because Node cannot load the imported screens. */
export const routedModules = (): RoutedModule[] =>
  readdirSync(join(root, 'processes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => moduleOf(sourcesOf(join(root, 'processes', name))))

/** Returns the concatenated sources of a process: its index.ts, the files beside it, and those that several share. */
const sourcesOf = (folder: string): string =>
  [folder, join(folder, '..')]
    .flatMap((place) => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name) !== REGISTRY)
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

/** The list of all processes, which belongs to none. */
const REGISTRY = join(root, 'processes/index.ts')

function moduleOf(source: string): RoutedModule[] {
  const [, type] = /^ {2}type: '(\w+)'/m.exec(source) ?? []
  const [, path] = /^ {2}path: '([^']+)'/m.exec(source) ?? []
  const features = [...source.matchAll(/'#features\/([\w-]+)'/g)].map(([, name = '']) => name)
  return type && path ? [{ type, path, features }] : []
}
