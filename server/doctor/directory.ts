import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config'
import { freeBytes, LEAST_FREE_BYTES } from '../platform/operations/free-space'
import { calendarOfServer } from './calendar'
import { good, MOST_SECONDS_APART, reasonOf, wrong, type Finding } from './finding'

const MEGABYTE = 1024 * 1024
/** Below this the operator is told, although the server still works. */
const LITTLE_BYTES = 500 * MEGABYTE
const OTHERS = 0o077

/** The data directory, which has the embedded database, or the mails if no mail server is set. */
export async function checkDirectory({
  dataDir,
  databaseUrl,
  mail,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'mail'>): Promise<readonly Finding[]> {
  if (databaseUrl !== null && mail.smtpUrl !== null) return []
  try {
    const { place, exists } = await nearest(resolve(dataDir))
    await access(place, constants.W_OK)
    const free = await freeBytes(place)
    const space = `${Math.floor(free / MEGABYTE)} MB free`
    const isOpen = exists && ((await stat(place)).mode & OTHERS) !== 0
    return [
      isOpen
        ? wrong('data directory', `other users may read ${dataDir}`, 'the next start mends it; or chmod -R go= it')
        : good('data directory', exists ? dataDir : `${dataDir}, which the first start creates`),
      free < LEAST_FREE_BYTES
        ? wrong('disk', space, 'free some space; calls are refused until then')
        : free < LITTLE_BYTES
          ? wrong('disk', space, 'free some space soon')
          : good('disk', space),
    ]
  } catch (error) {
    return [wrong('data directory', reasonOf(error), `give the server's user write access to ${dataDir}`)]
  }
}

/** The directory, or the nearest one above it that exists. */
async function nearest(path: string): Promise<{ readonly place: string; readonly exists: boolean }> {
  try {
    await stat(path)
    return { place: path, exists: true }
  } catch (error) {
    if (path === dirname(path) || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return { ...(await nearest(dirname(path))), exists: false }
  }
}

/**
 * The embedded database, and the clock by its log of writes, because no other clock is at hand. A clock that has gone
 * back would end sessions late and send mails late. Without a database there is nothing to compare.
 */
export async function checkEmbedded(dataDir: string): Promise<readonly Finding[]> {
  const database = [good('database', 'embedded, for demos and trials'), ...(await calendarOfServer(dataDir))]
  const log = join(dataDir, 'pglite', 'pg_wal')
  const names = await readdir(log).catch(() => [])
  // The server may remove a file of its log meanwhile.
  const writtenAt = (name: string) =>
    stat(join(log, name))
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => 0)
  const written = await Promise.all(names.map(writtenAt))
  if (written.length === 0) return database
  const behind = (Math.max(...written) - Date.now()) / 1000
  return [
    ...database,
    behind > MOST_SECONDS_APART
      ? wrong('clock', `${behind.toFixed(0)} s before the database was last written`, 'synchronise the clock (NTP)')
      : good('clock', 'after the last write of the database'),
  ]
}
