import type { Rspack } from '@rsbuild/core'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, boolean, string, type, type Infer } from 'superstruct'
import { readJson } from '../scripts/tools/read-json'
import { root } from '../scripts/tools/run'

/** The list of chunks that `npm run build` writes for `npm run size`. Outside dist, because visitors do not need it. */
export const contentsFile = join(root, '.cache/build-contents.json')

const maps = join(root, '.cache/build/maps')

/** Returns the path of the stored source map of a file of dist. */
export const storedMapOf = (file: string): string => join(maps, `${file}.map`)

/** Moves the source maps out of dist, because visitors do not need them. */
export function storeMaps(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js.map'),
  )) {
    mkdirSync(dirname(join(maps, file)), { recursive: true })
    renameSync(join(dist, file), join(maps, file))
  }
}

/** One chunk of the build: its files and the modules that it contains. */
const Chunk = type({
  /** True if the page itself loads the chunk, before any dynamic import. */
  initial: boolean(),
  files: array(string()),
  modules: array(string()),
})
export type Chunk = Infer<typeof Chunk>

export const storedContents = (): Chunk[] => readJson(contentsFile, array(Chunk))

export function readContents(stats: Rspack.Stats): Chunk[] {
  const selected = { all: false, ids: true, chunks: true, chunkModules: true, nestedModules: true }
  // Without these options the stats omit modules, or list a group instead of its modules.
  const unfiltered = { cachedModules: true, orphanModules: true, dependentModules: true }
  const unlimited = { chunkModulesSpace: Infinity, nestedModulesSpace: Infinity }
  const ungrouped = { groupModulesByPath: false, groupModulesByAttributes: false, groupModulesByType: false }
  const { chunks = [] } = stats.toJson({ ...selected, ...unfiltered, ...unlimited, ...ungrouped })
  return chunks.map(({ initial, files = [], modules = [] }) => ({
    initial,
    files: files.filter((file) => /\.(js|css)$/.test(file)),
    modules: modules.flatMap(moduleNames),
  }))
}

/** Returns the name of a module, or the names of all inner modules if the bundler concatenated several. */
function moduleNames({ name, modules = [] }: Rspack.StatsModule): string[] {
  const inner = modules.flatMap(moduleNames)
  return inner.length > 0 ? inner : name ? [name] : []
}
