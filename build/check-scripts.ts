import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { dist } from './dist'

/**
 * A minifier's options may make it write what no browser can read; the bundler does not look at it again.
 * @throws Error with the file's name
 */
export function checkScripts(): void {
  const folder = join(dist, 'static/js')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    try {
      // Compiled, not run.
      compileFunction(readFileSync(join(folder, name), 'utf8'))
    } catch (error) {
      throw new Error(`${name} was built, and no browser can read it: ${String(error)}`, { cause: error })
    }
  }
}
