import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file whole or not at all, readable by the server's own user alone. Creates the directory if needed, and
 * overwrites a file of the same name.
 */
export async function writePrivately(directory: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(directory, name)
  const draft = `${path}.${process.pid}.part`
  await mkdir(directory, { recursive: true, mode: 0o700 })
  try {
    await writeFile(draft, content, { flush: true, mode: 0o600 })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
