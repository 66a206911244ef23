import type { Rspack } from '@rsbuild/core'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, boolean, record, string, type, type Infer } from 'superstruct'
import { readJson } from '../scripts/tools/read-json'
import { root } from '../scripts/tools/run'

/** The lists of chunks that `npm run build` writes for `npm run size`. Outside dist, because visitors do not need it. */
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

const Contents = type({
  chunks: array(Chunk),
  /** All files that an import loads, by the name that it gives its chunk. */
  imports: record(string(), array(string())),
})
type Contents = Infer<typeof Contents>

const stored = (): Contents => readJson(contentsFile, Contents)

export const storedChunks = (): Contents['chunks'] => stored().chunks

/**
 * Returns all files that the imports of a chunk load.
 * @throws Error if no import names the chunk
 */
export function importedFiles(name: string): readonly string[] {
  const files = stored().imports[name]
  if (!files) throw new Error(`No import names the chunk "${name}": adapt build/chunks.ts.`)
  return files
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file)

export function readContents(stats: Rspack.Stats): Contents {
  const selected = { all: false, ids: true, chunks: true, chunkModules: true, nestedModules: true, chunkGroups: true }
  // Without these options the stats omit modules, or list a group instead of its modules.
  const unfiltered = { cachedModules: true, orphanModules: true, dependentModules: true }
  const unlimited = { chunkModulesSpace: Infinity, nestedModulesSpace: Infinity }
  const ungrouped = { groupModulesByPath: false, groupModulesByAttributes: false, groupModulesByType: false }
  const { chunks = [], namedChunkGroups = {} } = stats.toJson({
    ...selected,
    ...unfiltered,
    ...unlimited,
    ...ungrouped,
  })
  return {
    chunks: chunks.map(({ initial, files = [], modules = [] }) => ({
      initial,
      files: files.filter(isCode),
      modules: modules.flatMap(moduleNames),
    })),
    imports: Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter(isCode),
      ]),
    ),
  }
}

/** Returns the name of a module, or the names of all inner modules if the bundler concatenated several. */
function moduleNames({ name, modules = [] }: Rspack.StatsModule): string[] {
  const inner = modules.flatMap(moduleNames)
  return inner.length > 0 ? inner : name ? [name] : []
}
