import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { dist } from './dist'

/**
 * Parses every built script, because a minifier can emit invalid syntax and the bundler does not parse its output.
 * @throws Error that names the file with invalid syntax
 */
export function checkScripts(): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    try {
      // Compiles the script without running it.
      compileFunction(readFileSync(join(dist, name), 'utf8'))
    } catch (error) {
      throw new Error(`The built file ${name} has invalid syntax: ${String(error)}`, { cause: error })
    }
  }
}
