import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fingerprint } from '../fingerprint.js'
import { root } from '../../scripts/tools/run.ts'

/** A package outside this repository that brings processes. */
export interface OutsideModule {
  /** Name of its package.json, else of its folder. */
  readonly name: string
  /** Absolute path of its folder. */
  readonly folder: string
  /** Absolute path of the file that exports `processes`. */
  readonly entry: string
}

/**
 * Returns the packages that the variable PROCESSES names: folders, such as `../our-chain`, or npm packages, with commas
 * between them.
 * @throws Error that names the package and the remedy
 */
export const outsideModules = (given = process.env['PROCESSES'] ?? ''): readonly OutsideModule[] =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(moduleAt)

function moduleAt(given: string): OutsideModule {
  const folder = [resolve(root, given), join(root, 'node_modules', given)].find((path) => existsSync(path))
  if (folder === undefined)
    throw new Error(
      `PROCESSES: ${given} is neither a folder, seen from ${root}, nor an installed package. Correct its path.`,
    )
  const entry = ['index.ts', 'index.tsx', 'index.js'].map((file) => join(folder, file)).find((path) => existsSync(path))
  if (entry === undefined) throw new Error(`PROCESSES: ${given} has no index.ts. Add one that exports \`processes\`.`)
  return { name: nameOf(folder), folder, entry }
}

function nameOf(folder: string): string {
  const file = join(folder, 'package.json')
  const { name }: { name?: unknown } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return typeof name === 'string' ? name : basename(folder)
}

/** Changes with the packages and their files; '' without any. */
export const outsideFingerprint = (): string =>
  outsideModules()
    .map(({ folder }) => fingerprint([folder]))
    .join(' ')
