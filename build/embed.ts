import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routedModules } from '../scripts/tools/process-modules'
import { root } from '../scripts/tools/run'
import { dist } from './dist'

/** The script that other sites include, at an address that never changes. */
export const embedFile = join(dist, 'embed.js')

/** Stands for the paths of the processes by type. */
const PATHS = 'PROCESS_PATHS'

/** Writes the built script into dist, with the paths of the processes. */
export function publishEmbed(): void {
  const [before, after, ...more] = readFileSync(join(root, '.cache/build/embed/static/js/embed.js'), 'utf8').split(
    PATHS,
  )
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The script of other sites must name ${PATHS} once.`)
  const paths = Object.fromEntries(routedModules().map(({ type, path }) => [type, path]))
  writeFileSync(embedFile, before + JSON.stringify(paths) + after)
}
