import { rm } from 'node:fs/promises'
import { requireBrowser } from '../../scripts/tools/browser'
import { seeded, startOn } from './server'

/** Playwright's global set-up: starts the server once on an empty directory, so that the workers' own start seeded. */
export default async function seedOnce(): Promise<void> {
  requireBrowser()
  await rm(seeded, { recursive: true, force: true })
  const server = await startOn(seeded)
  await server.stop()
}
