/**
 * Path of the server's desk socket: in the data directory, or elsewhere with its path in a file of the data directory.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const SOCKET = 'desk.sock'
const PATH_FILE = 'desk.path'
/** Maximum bytes of a socket path. macOS and the BSDs allow 104, Linux 108, including the terminating NUL. */
const LONGEST = 103

const fits = (path: string): boolean => Buffer.byteLength(path) <= LONGEST
const isPipe = process.platform === 'win32'

/** Chooses the socket path of a data directory. `release` removes what was created for it. */
export async function takeSocketPath(dataDir: string): Promise<{ path: string; release: () => Promise<void> }> {
  await removeSocketFiles(dataDir)
  const path = resolve(dataDir, SOCKET)
  if (!isPipe && fits(path)) return { path, release: () => removeSocketFiles(dataDir) }
  // No other user can guess the pipe's name or enter the directory.
  const elsewhere = isPipe
    ? String.raw`\\.\pipe\huoltovaraus-${randomBytes(16).toString('hex')}`
    : join(await mkdtemp(join(tmpdir(), 'huoltovaraus-')), SOCKET)
  await writeFile(join(dataDir, PATH_FILE), elsewhere, { mode: 0o600 })
  return { path: elsewhere, release: () => removeSocketFiles(dataDir) }
}

/** Returns the socket path that a running server of this directory uses, or null if none can be running. */
export async function findSocketPath(dataDir: string): Promise<string | null> {
  const path = (await readPathFile(dataDir)) ?? resolve(dataDir, SOCKET)
  return isPipe || fits(path) ? path : null
}

const readPathFile = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, PATH_FILE), 'utf8').catch(() => null)

/** Removes the socket files of this server or of one that crashed. The caller must hold the directory's lock. */
async function removeSocketFiles(dataDir: string): Promise<void> {
  const elsewhere = await readPathFile(dataDir)
  if (elsewhere !== null && !isPipe) {
    await rm(elsewhere, { force: true })
    // The directory was made for the socket alone. If it contains anything else, it stays.
    await rmdir(dirname(elsewhere)).catch(() => undefined)
  }
  await rm(join(dataDir, PATH_FILE), { force: true })
  if (!isPipe) await rm(resolve(dataDir, SOCKET), { force: true })
}
