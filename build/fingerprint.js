// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

/** @param {string} path @returns {string[]} the files at or below a path, sorted, from the project's folder */
function filesAt(path) {
  const file = resolve(root, path)
  if (!existsSync(file)) return []
  if (statSync(file).isFile()) return [path]
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !relative(file, name).includes('node_modules/'))
    .map((name) => relative(root, name))
    .toSorted()
}

/**
 * Hashes files by their content, because a checkout changes the modification times.
 * @param {readonly string[]} paths files and directories, from the project's folder; tests and packages in them do not count
 * @param {string} [salt] what else the result depends on
 */
export function fingerprint(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap(filesAt).filter((name) => !/\.test\.tsx?$/.test(name))) {
    const content = readFileSync(join(root, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
