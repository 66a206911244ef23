import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from '#tests/harness/database/fingerprint'
import { requireBrowser } from '../../scripts/tools/browser'
import { ensureBuilt } from '../../build/dist'
import { ensureBundles } from '#tests/harness/servers/bundled-server'
import { another } from './another-server'
import { CLOCK, seeded, startOn } from './server'

/**
 * Playwright's global set-up: builds the app and the server, and seeds a data directory with one start, unless they are up to
 * date. Another server is there already.
 */
export default async function seedOnce(): Promise<void> {
  requireBrowser()
  if (another !== undefined) return
  if (process.env['BASE_URL'] !== undefined)
    throw new Error('BASE_URL is for "npm run e2e -- --against". Unset it to test the project’s own server.')
  // Tests the demo's configuration, so that a config.json in the project has no effect.
  process.env['SPA_CONFIG'] ??= '{}'
  if (!(await ensureBuilt())) throw new Error('The app could not be built.')
  await ensureBundles()
  const label = `${seeded}.version`
  const version = await fingerprint(['server'], CLOCK)
  if ((await readFile(label, 'utf8').catch(() => '')) === version) return
  // Removed first, so that an interrupted run never leaves a partial directory that counts as up to date.
  await rm(label, { force: true })
  await rm(seeded, { recursive: true, force: true })
  const server = await startOn(seeded)
  await server.stop()
  await writeFile(label, version)
}
