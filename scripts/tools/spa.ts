import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaConfigText } from '#server/static/spa-config'
import { complain, reason, root, run, say, typescript } from './run'

export const dist = join(root, 'dist')
const stamp = join(dist, '.stamp')
/** The configuration that the pages of dist were drawn with. */
const drawnWith = join(dist, '.config')

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
  'server/static/spa-config.ts',
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
  const hash = createHash('sha256').update(JSON.stringify([process.env['ASSET_PREFIX']]))
  const read = sources.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of [...read, ...settings.filter((file) => existsSync(join(root, file)))])
    hash.update(`\0${file}\0${statSync(join(root, file)).size}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether dist holds the build of just these sources. */
function isBuilt(): boolean {
  return existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * The application's configuration, as the server takes it too.
 * @throws Error which names the key that is wrong
 */
export const configText = (): string => (spaConfigText(process.env, root) ?? '{}').trim()

const isConfigured = (config: string): boolean => existsSync(drawnWith) && readFileSync(drawnWith, 'utf8') === config

/** Draws the pages with a configuration and notes that, after the pages for the same reason as the stamp below. */
export async function writeConfigured(config: string, write: (config: string) => Promise<void>): Promise<void> {
  await write(config)
  writeFileSync(drawnWith, config)
}

/** Runs `build` and notes what it was made from; the note comes last, so that a build cut short counts as none. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const before = fingerprint()
  await build()
  writeFileSync(stamp, before)
}

/** Builds the SPA unless that is done already; false where the build failed, whose output is then shown. */
export async function ensureBuilt(): Promise<boolean> {
  try {
    const config = configText()
    if (!isBuilt()) return await runs('Building the app …', 'scripts/build.ts')
    // Another configuration needs the pages to be drawn anew, and nothing to be built.
    return isConfigured(config) || (await runs('Configuring the app …', 'scripts/configure.ts'))
  } catch (error) {
    complain(reason(error))
    return false
  }
}

/** In a process of its own, since a bundler's memory and settings have no place in a server. */
async function runs(what: string, script: string): Promise<boolean> {
  say(what)
  const { code, output } = await run(typescript(script))
  if (code !== 0) complain(output)
  return code === 0
}
