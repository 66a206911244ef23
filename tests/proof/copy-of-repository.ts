import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/tools/run'

const NOT_COPIED = new Set([
  '.git',
  '.cache',
  '.data',
  'dist',
  'dist-server',
  'e2e/pictures',
  'node_modules',
  'test-results',
])

/** The environment without this run's own settings. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|QUICK|PROOF|DATABASE_URL)/.test(name)),
)

export interface RepositoryCopy {
  readonly folder: string
  /** Runs Node in the copy. Resolves to what it prints, and rejects with that if the command fails. */
  readonly node: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  readonly remove: () => Promise<void>
}

/** Makes a copy of the repository in a folder of its own, with the packages of this one. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(root, folder, { recursive: true, filter: (file) => !NOT_COPIED.has(relative(root, file)) })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    folder,
    node: async (args, env = {}) => {
      const options = { cwd: folder, env: { ...environment, ...env }, maxBuffer: 2 ** 26 }
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => {
        throw new Error(`${Object(error).stdout}\n${Object(error).stderr}`)
      })
      return stdout + stderr
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
