import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaConfigText } from '#server/static/spa-config'
import { complain, reason, root, run, say, typescript } from '../scripts/tools/run'
import { fingerprint } from './fingerprint.js'
import { outsideFingerprint } from './outside/modules'

export const dist = join(root, 'dist')
const stamp = join(dist, '.stamp')
/** Holds the configuration that the pages of dist were rendered with. */
const drawnWith = join(dist, '.config')

const sources = [
  'src',
  'processes',
  'features',
  'module',
  'entities',
  'shared',
  'build',
  'server/static/page.ts',
  'server/static/spa-config.ts',
  'rsbuild.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Hashes everything that the build reads. */
const current = (): string => fingerprint(sources, `${process.env['ASSET_PREFIX'] ?? ''}${outsideFingerprint()}`)

/** Returns true if dist was built from exactly these sources. */
function isBuilt(): boolean {
  return existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current()
}

/**
 * Reads the application's configuration from where the server reads it.
 * @throws Error that names the invalid key
 */
export const configText = (): string => (spaConfigText(process.env, root) ?? '{}').trim()

const isConfigured = (config: string): boolean => existsSync(drawnWith) && readFileSync(drawnWith, 'utf8') === config

/** Renders the pages with a configuration, then records it. A render that was cut short leaves no record. */
export async function writeConfigured(config: string, write: (config: string) => Promise<void>): Promise<void> {
  await write(config)
  writeFileSync(drawnWith, config)
}

/** Runs `build`, then records the hash of its sources. A build that was cut short leaves no record. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const before = current()
  await build()
  writeFileSync(stamp, before)
}

/** Builds the SPA unless dist is up to date. Returns false after a failed build, whose output it prints. */
export async function ensureBuilt(): Promise<boolean> {
  try {
    const config = configText()
    if (!isBuilt()) return await runs('Building the app …', 'build/main.ts')
    // A changed configuration only needs the pages rendered again.
    return isConfigured(config) || (await runs('Configuring the app …', 'build/configure.ts'))
  } catch (error) {
    complain(reason(error))
    return false
  }
}

/** Runs a build script in its own process, so that the server keeps neither the bundler's memory nor its settings. */
async function runs(what: string, script: string): Promise<boolean> {
  say(what)
  const { code, output } = await run(typescript(script))
  if (code !== 0) complain(output)
  return code === 0
}
