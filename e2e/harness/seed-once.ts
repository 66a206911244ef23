import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from '#tests/harness/fingerprint'
import { requireBrowser } from '../../scripts/tools/browser'
import { CLOCK, seeded, startOn } from './server'

/** Playwright's global set-up: one server starts on an empty directory and seeds it, once for as long as it is the same. */
export default async function seedOnce(): Promise<void> {
  requireBrowser()
  const label = `${seeded}.version`
  const version = await fingerprint(['server'], CLOCK)
  if ((await readFile(label, 'utf8').catch(() => '')) === version) return
  // First, so that what a run leaves behind that is cut short is never taken for whole.
  await rm(label, { force: true })
  await rm(seeded, { recursive: true, force: true })
  const server = await startOn(seeded)
  await server.stop()
  await writeFile(label, version)
}
