// @ts-check
// The packages that the variable PROCESSES names. JavaScript, because the server's bundle asks for them at every start.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fingerprint } from '../fingerprint.js'

const root = join(import.meta.dirname, '../..')

/**
 * A package outside this repository that brings processes.
 * @typedef {object} OutsideModule
 * @property {string} name of its package.json, else of its folder
 * @property {string} folder absolute path
 * @property {string} entry absolute path of the file that exports `processes`
 * @property {string | null} server absolute path of the file that exports `serverProcesses`; null without one
 */

/**
 * Returns the packages that the variable PROCESSES names: folders, such as `../our-chain`, or npm packages, with commas
 * between them.
 * @param {string} [given]
 * @returns {readonly OutsideModule[]}
 * @throws Error that names the package and the remedy
 */
export const outsideModules = (given = process.env['PROCESSES'] ?? '') =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(moduleAt)

/** @param {string} given @returns {OutsideModule} */
function moduleAt(given) {
  const named = [resolve(root, given), join(root, 'node_modules', given)].find((path) => existsSync(path))
  if (named === undefined)
    throw new Error(
      `PROCESSES: ${given} is neither a folder, seen from ${root}, nor an installed package. Correct its path.`,
    )
  // A linked package is compiled where it is.
  const folder = realpathSync(named)
  const entry = fileIn(folder, ['index.ts', 'index.tsx', 'index.js'])
  if (entry === null) throw new Error(`PROCESSES: ${given} has no index.ts. Add one that exports \`processes\`.`)
  return { name: nameOf(folder), folder, entry, server: fileIn(folder, ['server.ts', 'server.js']) }
}

/** @param {string} folder @param {readonly string[]} names @returns {string | null} */
const fileIn = (folder, names) => names.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? null

/** @param {string} folder @returns {string} */
function nameOf(folder) {
  const file = join(folder, 'package.json')
  /** @type {{ name?: unknown }} */
  const { name } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return typeof name === 'string' ? name : basename(folder)
}

/** Changes with the packages and their files; '' without any. */
export const outsideFingerprint = () =>
  outsideModules()
    .map(({ folder }) => fingerprint([folder]))
    .join(' ')
