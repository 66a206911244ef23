// @ts-check
// Writes the lists of the packages of PROCESSES that the bundles contain.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/build')

/**
 * Writes a list, in place of the empty one of the sources. Returns its path.
 * @param {string} file @param {string} text
 */
export function written(file, text) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}

/**
 * Requires each package when the list is read, so that one that throws can be left out.
 * @param {readonly { readonly name: string, readonly entry: string }[]} modules
 */
export const requiring = (modules) =>
  `exports.outside = [\n${modules
    .map(({ name, entry }) => `  { name: ${JSON.stringify(name)}, load: () => require(${JSON.stringify(entry)}) },\n`)
    .join('')}]\n`

/**
 * What a package's part for the server imports of this project, and the list of these parts.
 * @param {string} registry
 */
export const ofServer = (registry) => ({
  '#outside/server': registry,
  'huoltovaraus/module/server': join(root, 'server/module.ts'),
})
