import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run'

/**
 * Installs the packages of a tool that has its own package.json, unless they are there, so that `npm ci` stays short for
 * whoever does not need it.
 * @throws Error if npm cannot install them
 */
export async function installApart(folder: string): Promise<void> {
  if (existsSync(join(root, folder, 'node_modules'))) return
  const { code } = await run(['npm', 'ci', '--prefix', folder], { live: true })
  if (code !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
}
