import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite } from '#server/platform/database/open'
import { DirectoryInUse, lockDirectory } from '#server/platform/database/data-directory'

const DIRECTORIES = 100
const HOLDER = join(import.meta.dirname, '../../../harness/faults/lock-holder.ts')
const NODE = [process.execPath, '--import', 'tsx', HOLDER]

/** The command that gives a program process ids of its own, as a container does; none where this user may not. */
const container =
  [
    ['unshare', '--pid', '--fork', '--kill-child'],
    ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'],
  ].find(([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0) ?? []

let folder: string
const running = new Set<ChildProcess>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  await Promise.all([...running].map(kill))
  await rm(folder, { recursive: true, force: true })
})

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Starts a process that locks what is free, and resolves to what it has locked. */
async function hold(startsAt: number, directories: readonly string[]) {
  const [command = '', ...options] = [...container, ...NODE, String(startsAt), ...directories]
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const locked: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'done') return { child, locked }
    locked.push(line)
  }
  throw new Error('The process ended early.')
}

it('SA-01 of two containers with process id 1 exactly one locks a directory, a hundred times, and kill -9 frees them all', async () => {
  const directories = Array.from({ length: DIRECTORIES }, (_, index) => join(folder, String(index)))
  for (const directory of directories) await mkdir(directory)
  // Half of the directories have the lock of a process that is dead.
  for (const directory of directories.slice(0, DIRECTORIES / 2)) await writeFile(join(directory, 'lock.7'), '')
  const startsAt = Date.now() + 1500
  const [first, second] = await Promise.all([hold(startsAt, directories), hold(startsAt, directories)])
  expect([...first.locked, ...second.locked].sort()).toEqual([...directories].sort())
  for (const directory of directories) await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUse)

  await kill(first.child)
  await kill(second.child)
  const third = await hold(Date.now(), directories)
  expect(third.locked).toEqual(directories)
})

it('SA-01 names the directory and the remedy, and leaves a file that a backup can copy', async () => {
  const directory = join(folder, 'data')
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `the data directory ${directory} is in use by another process; stop that one, or set DATA_DIR or DATABASE_URL`,
  )
  await unlock()
  await cp(directory, join(folder, 'copy'), { recursive: true })
  expect(await readdir(join(folder, 'copy'))).toEqual(['lock.1'])
  const again = await lockDirectory(directory)
  expect(await readdir(directory)).toEqual(['lock.2'])
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  await again()
})

it('SA-03 makes the files of an earlier version readable by their owner alone', async () => {
  const [directory, inside] = [join(folder, 'data'), join(folder, 'data', 'mail')]
  await mkdir(inside, { recursive: true, mode: 0o755 })
  await writeFile(join(inside, 'letter.eml'), '', { mode: 0o644 })
  const unlock = await lockDirectory(directory)
  const modes = [directory, inside, join(inside, 'letter.eml')].map(async (path) => (await stat(path)).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600])
  await unlock()
})

it('OP-08 SA-03 a new database is readable by its owner alone, before any other start', async () => {
  const directory = join(folder, 'data')
  const unlock = await lockDirectory(directory)
  const { close } = await openPglite({ directory: join(directory, 'pglite') })
  const entries = await readdir(directory, { recursive: true })
  expect(entries.length).toBeGreaterThan(900)
  const modes = await Promise.all(entries.map(async (name) => [name, (await stat(join(directory, name))).mode & 0o077]))
  // PGlite writes this cache of its catalogue with a mode of its own. It has no data.
  expect(modes.filter(([name, others]) => others !== 0 && !String(name).endsWith('pg_internal.init'))).toEqual([])
  await close()
  await unlock()
})

it('SA-01 locks a directory with a long path', async () => {
  const directory = join(folder, 'x'.repeat(120))
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUse)
  await unlock()
  await (
    await lockDirectory(directory)
  )()
})
