import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** A process with a route, as parsed from its source. */
interface RoutedModule {
  readonly type: string
  readonly path: string
}

/** Lists the processes that have a route. Parses their sources, because Node cannot load the imported screens. */
export const routedModules = (): RoutedModule[] =>
  readdirSync(join(root, 'processes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => moduleOf(sourcesOf(join(root, 'processes', name))))

/** Returns the concatenated sources of a process. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

function moduleOf(source: string): RoutedModule[] {
  const [, type] = /^ {2}type: '(\w+)'/m.exec(source) ?? []
  const [, path] = /^ {2}path: '([^']+)'/m.exec(source) ?? []
  return type && path ? [{ type, path }] : []
}
