import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** Lists all files below a directory, sorted, as paths relative to the project's root. Empty if it does not exist. */
export function filesBelow(directory: string): string[] {
  if (!existsSync(join(root, directory))) return []
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
