/** Keeps two processes off one PGlite directory, which two would ruin (READINGS.md 33). */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'

const LOCK = 'server.lock'

/** Another process has the directory. */
export class DirectoryInUse extends StartError {}

/** Takes the directory for this process; the answer lets go of it. A lock left by a dead process is taken over. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const lock = join(directory, LOCK)
  const own = `${lock}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // Linking is the exclusive step: the file appears with its pid in it, or not at all.
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
  // By renaming, only one of two that both found it stale gets it.
  const moved = `${lock}.stale.${process.pid}`
  try {
    await rename(lock, moved)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = await readPid(moved)
  if (taken !== pid && taken !== null) {
    // The other one's fresh lock was caught instead: give it back.
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

/** In a container the next process often has the dead one's pid, which is then its own. */
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
