import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { complain, root, run, say, typescript } from './run'

export const dist = join(root, 'dist')
const stamp = join(dist, '.stamp')

const sources = ['src', 'processes', 'features', 'entities', 'shared']
const tools = [
  'compress.ts',
  'contents.ts',
  'joined-chunks.ts',
  'pages.ts',
  'shakeable-contract.ts',
  'shakeable-router.ts',
  'short-names.ts',
]
const settings = [
  'scripts/build.ts',
  ...tools.map((file) => `scripts/tools/${file}`),
  'server/static/page.ts',
  'rsbuild.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Every file below a directory, by its path from the project's root. */
export function filesBelow(directory: string): string[] {
  if (!existsSync(join(root, directory))) return []
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

/** One hash of all that the build reads. By content: a checkout touches every file's time. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify([process.env['ASSET_PREFIX'], process.env['SPA_CONFIG']]))
  const read = sources.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of [...read, ...settings.filter((file) => existsSync(join(root, file)))])
    hash.update(`\0${file}\0${statSync(join(root, file)).size}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether dist holds the build of just these sources. */
function isBuilt(): boolean {
  return existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Runs `build` and notes what it was made from; the note comes last, so that a build cut short counts as none. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const before = fingerprint()
  await build()
  writeFileSync(stamp, before)
}

/** Builds the SPA unless that is done already; false where the build failed, whose output is then shown. */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true
  say('Building the app …')
  // In a process of its own, since a bundler's memory and settings have no place in a server.
  const { code, output } = await run(typescript('scripts/build.ts'))
  if (code !== 0) complain(output)
  return code === 0
}
