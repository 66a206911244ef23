import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns a cache key that changes whenever the salt or a file below the folders changes. */
export async function fingerprint(folders: readonly string[], salt: string): Promise<string> {
  const hash = createHash('sha256').update(salt)
  for (const folder of folders) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(relative(ROOT, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
