/** Where the server's private door is: a socket in the data directory, or somewhere else that is written down there. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const SOCKET = 'desk.sock'
const WRITTEN_DOWN = 'desk.path'
/** A socket's address holds 104 bytes on macOS and the BSDs, 108 on Linux, an end mark included. */
const LONGEST = 103

const fits = (path: string): boolean => Buffer.byteLength(path) <= LONGEST
const isPipe = process.platform === 'win32'

/** Where a door of this directory may be opened; `leave` takes away what only it needed. */
export async function takePlace(dataDir: string): Promise<{ path: string; leave: () => Promise<void> }> {
  await clearPlace(dataDir)
  const path = resolve(dataDir, SOCKET)
  if (!isPipe && fits(path)) return { path, leave: () => clearPlace(dataDir) }
  // Nobody else can guess the pipe's name, or enter the directory.
  const elsewhere = isPipe
    ? String.raw`\\.\pipe\huoltovaraus-${randomBytes(16).toString('hex')}`
    : join(await mkdtemp(join(tmpdir(), 'huoltovaraus-')), SOCKET)
  await writeFile(join(dataDir, WRITTEN_DOWN), elsewhere, { mode: 0o600 })
  return { path: elsewhere, leave: () => clearPlace(dataDir) }
}

/** Where the door of a running server is, if there is one. */
export const findPlace = async (dataDir: string): Promise<string> =>
  (await writtenDown(dataDir)) ?? resolve(dataDir, SOCKET)

const writtenDown = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, WRITTEN_DOWN), 'utf8').catch(() => null)

/** Takes away what a server has left, this one or one that died. Only ever called by the holder of the directory's lock. */
async function clearPlace(dataDir: string): Promise<void> {
  const elsewhere = await writtenDown(dataDir)
  if (elsewhere !== null && !isPipe) {
    await rm(elsewhere, { force: true })
    // Made for the socket alone; if there is anything else in it, it stays.
    await rmdir(dirname(elsewhere)).catch(() => undefined)
  }
  await rm(join(dataDir, WRITTEN_DOWN), { force: true })
  if (!isPipe) await rm(resolve(dataDir, SOCKET), { force: true })
}
