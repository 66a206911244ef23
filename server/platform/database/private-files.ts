/** Keeps customers' data from other users of the machine (SA-03). */
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ENTERS = 0o700
const OWNER_READS = 0o600

/**
 * Makes the directory and everything in it readable by its owner alone, creates it if needed, and lets this process create
 * only such files from now on. Leaves what belongs to another user, such as the root of a mounted volume, as it is.
 */
export async function makePrivate(directory: string): Promise<void> {
  process.umask(0o077)
  await mkdir(directory, { recursive: true, mode: OWNER_ENTERS })
  await setMode(directory, OWNER_ENTERS)
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    await setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ENTERS : OWNER_READS)
}

async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    // Another process may remove a file meanwhile.
    const ignored = ['EPERM', 'ENOENT']
    if (!(error instanceof Error && 'code' in error && ignored.includes(String(error.code)))) throw error
  }
}
