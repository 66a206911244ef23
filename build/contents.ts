import type { Rspack } from '@rsbuild/core'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, boolean, string, type, type Infer } from 'superstruct'
import { readJson } from '../scripts/tools/read-json'
import { root } from '../scripts/tools/run'

/** What `npm run build` tells `npm run size`; outside dist, because nobody who visits needs it. */
export const contentsFile = join(root, '.cache/build-contents.json')

const maps = join(root, '.cache/build/maps')

/** Where the source map of a file of dist lies. */
export const storedMapOf = (file: string): string => join(maps, `${file}.map`)

/** Takes the source maps out of dist: who visits needs them as little. */
export function storeMaps(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js.map'),
  )) {
    mkdirSync(dirname(join(maps, file)), { recursive: true })
    renameSync(join(dist, file), join(maps, file))
  }
}

/** One chunk of the build: its files, and what is in it. */
const Chunk = type({
  /** Loaded by the page itself, before any dynamic import. */
  initial: boolean(),
  files: array(string()),
  modules: array(string()),
})
export type Chunk = Infer<typeof Chunk>

export const storedContents = (): Chunk[] => readJson(contentsFile, array(Chunk))

export function readContents(stats: Rspack.Stats): Chunk[] {
  const wanted = { all: false, ids: true, chunks: true, chunkModules: true, nestedModules: true }
  // Without these the stats leave modules out, or name a group in their place.
  const whatever = { cachedModules: true, orphanModules: true, dependentModules: true }
  const unlimited = { chunkModulesSpace: Infinity, nestedModulesSpace: Infinity }
  const ungrouped = { groupModulesByPath: false, groupModulesByAttributes: false, groupModulesByType: false }
  const { chunks = [] } = stats.toJson({ ...wanted, ...whatever, ...unlimited, ...ungrouped })
  return chunks.map(({ initial, files = [], modules = [] }) => ({
    initial,
    files: files.filter((file) => /\.(js|css)$/.test(file)),
    modules: modules.flatMap(moduleNames),
  }))
}

/** A module that was merged with others names them all. */
function moduleNames({ name, modules = [] }: Rspack.StatsModule): string[] {
  const inner = modules.flatMap(moduleNames)
  return inner.length > 0 ? inner : name ? [name] : []
}
