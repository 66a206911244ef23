/** The lock of a PGlite data directory, because two processes that open it would corrupt it (reading 33). */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'

const LOCK = 'server.lock'

/** Another process has locked the directory. */
export class DirectoryInUse extends StartError {}

/** Locks the directory for this process and returns the unlock function. Takes over the lock of a dead process. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const lock = join(directory, LOCK)
  const own = `${lock}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // `link` is atomic: the lock file appears with the pid in it, or not at all.
    while (!(await isLinked(own, lock))) await removeStale(lock, directory)
  } finally {
    await rm(own, { force: true })
  }
  return () => rm(lock, { force: true })
}

async function isLinked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function removeStale(lock: string, directory: string): Promise<void> {
  const pid = await readPid(lock)
  if (pid !== null && isAlive(pid)) throw new DirectoryInUse(inUse(directory, pid))
  // `rename` is atomic: of two processes that find the same stale lock, only one removes it.
  const moved = `${lock}.stale.${process.pid}`
  try {
    await rename(lock, moved)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = await readPid(moved)
  if (taken !== pid && taken !== null) {
    // Another process replaced the stale lock in the meantime, and `rename` moved its new lock: restore it.
    await isLinked(moved, lock)
    await rm(moved, { force: true })
    throw new DirectoryInUse(inUse(directory, taken))
  }
  await rm(moved, { force: true })
}

const inUse = (directory: string, pid: number): string =>
  `the data directory ${directory} is in use by process ${pid}; stop that one (if it is another program, remove ${LOCK} there), or set DATA_DIR or DATABASE_URL`

async function readPid(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : null
}

/** Whether another process has the pid. The own pid counts as dead, because a restarted container often reuses it. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
