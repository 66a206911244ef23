/** The version before, checked out and installed beside this one. */
import { execFile } from 'node:child_process'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { versionBefore } from '../../../scripts/release/version-before'
import { root } from '../../../scripts/tools/run'

const run = promisify(execFile)
const HARNESS = 'tests/production/harness'
/** Modules that make a booking. They import the client of the version in whose folder they lie. */
const VISITOR = ['book-in-turns.ts', 'patient-visitor.ts']

/** Returns the folder of the version before. Installs it with npm at the first run, and keeps it in `.cache`. */
export async function checkOut(): Promise<string> {
  const { commit } = versionBefore()
  const folder = join(root, '.cache/versions', commit)
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  if (!isThere) await install(commit, folder)
  await mkdir(join(folder, HARNESS), { recursive: true })
  for (const file of VISITOR) await cp(join(root, HARNESS, file), join(folder, HARNESS, file))
  return folder
}

/** Renames the folder at the end, so that a broken installation is never taken for a whole one. */
async function install(commit: string, folder: string): Promise<void> {
  const draft = `${folder}-${process.pid}`
  await mkdir(draft, { recursive: true })
  const archive = join(dirname(folder), `${commit}-${process.pid}.tar`)
  // A shallow clone lacks the commit. git then says so.
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['--extract', `--file=${archive}`], { cwd: draft })
  await rm(archive)
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: draft, maxBuffer: 2 ** 24 })
  await rename(draft, folder)
}

/** Runs a command in the folder of a version. Resolves to what it printed. */
export async function runIn(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [file = '', ...args] = command
  return (await run(file, args, { cwd: folder, env: { PATH: process.env['PATH'], ...env } })).stdout
}
