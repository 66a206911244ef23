import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from '#tests/harness/database/fingerprint'
import { requireBrowser } from '../../scripts/tools/browser'
import { ensureBundles } from '#tests/harness/servers/bundled-server'
import { CLOCK, seeded, startOn } from './server'

/** Playwright's global set-up: bundles the server, and seeds a data directory with one start, unless they are up to date. */
export default async function seedOnce(): Promise<void> {
  requireBrowser()
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
