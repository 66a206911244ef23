import { decode } from '@jridgewell/sourcemap-codec'
import { readFileSync } from 'node:fs'
import { array, string, type } from 'superstruct'
import { readJson } from '../scripts/tools/read-json'

const SourceMap = type({ mappings: string(), sources: array(string()) })

/** Whose a source is: a package's name, or a room of this house. */
function ownerOf(source: string): string {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, room] = /\/(src|processes|features|entities|shared)\//.exec(source) ?? []
  return packageName ?? (room ? `own: ${room}` : 'bundler')
}

/** How many characters of a minified file come from whom, by its source map; what is mapped to nobody is the bundler's. */
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
