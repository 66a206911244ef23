import { decode } from '@jridgewell/sourcemap-codec'
import { readFileSync } from 'node:fs'
import { array, string, type } from 'superstruct'
import { readJson } from '../scripts/tools/read-json'

const SourceMap = type({ mappings: string(), sources: array(string()) })

/** Returns the owner of a source file: its package, its feature, another layer of this project, or the bundler. */
function ownerOf(source: string): string {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, layer] = /\/(src|processes|features\/[\w-]+|entities|shared)\//.exec(source) ?? []
  return packageName ?? (layer ? `own: ${layer}` : 'bundler')
}

/** Counts the characters of a minified file by owner, from its source map. The bundler owns unmapped characters. */
export function sharesOf(file: string, map: string): Map<string, number> {
  const { mappings, sources } = readJson(map, SourceMap)
  const lines = readFileSync(file, 'utf8').split('\n')
  const shares = new Map<string, number>()
  for (const [row, segments] of decode(mappings).entries())
    for (const [index, [start, source]] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[row]?.length ?? start
      const owner = source === undefined ? 'bundler' : ownerOf(sources[source] ?? '')
      shares.set(owner, (shares.get(owner) ?? 0) + end - start)
    }
  return shares
}
