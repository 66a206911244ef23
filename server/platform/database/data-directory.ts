/**
 * The lock of a PGlite data directory, because two processes that open it would corrupt it (reading 33).
 *
 * The owner listens on a Unix socket in the directory. The kernel closes it when the process ends, however it ends. A
 * process id proves nothing: in two containers with one volume, both servers may have the id 1. All processes must run on
 * one kernel, as containers of one machine do.
 *
 * The lock files are numbered: `lock.1`, `lock.2` and so on. The highest is the lock, and it is free if nobody answers there. A
 * process takes a free lock by linking its own listening socket to the next number, which only one process can. The highest
 * file always stays, so no number is taken twice.
 */
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { link, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { makePrivate } from './private-files'
import { StartError } from '../start-error'

/** Another process has locked the directory. */
export class DirectoryInUse extends StartError {}

/** Bytes that a socket's path may have. macOS and the BSDs allow 104, Linux 108, including the terminating NUL. */
const LONGEST = 103
const LOCK = /^lock\.(\d+)$/

/**
 * Locks the directory for this process and returns the unlock function. The directory becomes private.
 * @throws DirectoryInUse if a process that is alive has locked it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await makePrivate(directory)
  const own = `lock.new.${randomBytes(6).toString('hex')}`
  const place = await reachable(directory, own)
  const server = await listenAt(join(place, own))
  try {
    const number = await takeNext(directory, place, own)
    await removeBelow(directory, number)
    return () => release(server, directory, number)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(join(directory, own), { force: true })
  }
}

/** Links the own socket to the first number after the locks of dead processes, and resolves to that number. */
async function takeNext(directory: string, place: string, own: string): Promise<number> {
  for (;;) {
    const highest = Math.max(0, ...(await lockNumbers(directory)))
    if (highest > 0 && (await isAnswering(join(place, `lock.${highest}`)))) throw new DirectoryInUse(inUse(directory))
    if (await isLinked(join(directory, own), join(directory, `lock.${highest + 1}`))) return highest + 1
  }
}

/** Replaces the socket by an empty file: backups copy it, nobody answers there, and the number stays taken. */
async function release(server: Server, directory: string, number: number): Promise<void> {
  const empty = join(directory, `lock.old.${number}`)
  await writeFile(empty, '')
  await rename(empty, join(directory, `lock.${number}`))
  server.close()
}

const inUse = (directory: string): string =>
  `the data directory ${directory} is in use by another process; stop that one, or set DATA_DIR or DATABASE_URL`

/** Returns a path of the directory that is short enough for sockets. */
async function reachable(directory: string, name: string): Promise<string> {
  if (Buffer.byteLength(join(directory, name)) <= LONGEST) return directory
  if (process.platform !== 'linux') throw new StartError(`DATA_DIR: the path ${directory} is too long for a socket`)
  // Stays open as long as the process, because the socket is reached through it. A FileHandle would be closed when
  // nothing refers to it any more.
  const fd = openSync(directory, 'r')
  return `/proc/self/fd/${fd}`
}

function listenAt(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  // The lock alone does not keep the process running.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(`DATA_DIR: cannot create a socket there (${error.message})`)))
    server.listen(path, () => resolve(server))
  })
}

/** Whether a living process listens on the socket. A full queue (EAGAIN) has one too. */
const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    const end = (answers: boolean): void => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('connect', () => end(true))
    socket.once('error', (error) => end(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(codeOf(error) ?? '')))
  })

async function lockNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory)
  return names.flatMap((name) => LOCK.exec(name)?.slice(1).map(Number) ?? [])
}

async function removeBelow(directory: string, number: number): Promise<void> {
  const old = (await lockNumbers(directory)).filter((one) => one < number)
  await Promise.all(old.map((one) => rm(join(directory, `lock.${one}`), { force: true })))
}

/** `link` is atomic: it fails if the name is taken. */
async function isLinked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
