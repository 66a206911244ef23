import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { another } from './another-server'
import { releaseTimes } from './api'
import { noteBookings, type MadeBookings } from './made-bookings'
import type { Server, ServerEnv } from './server'
import { keepServers, type Servers } from './servers'
import { shiftDate } from './shift-date'
import { useTestFont } from './test-font'
import { createWatch, type Allow, type Watch } from './watch'

interface TestFixtures {
  /** Declares problems that the test expects: `allow.status(412)`, `allow.console(/…/)`. */
  readonly allow: Allow
  /** Opens a page for another visitor in a separate browser context, watched too, by default at the same server. */
  readonly newVisitor: (options?: BrowserContextOptions, at?: Server) => Promise<Page>
  readonly watch: Watch
  /** What the test books at another server, cancelled when it ends. */
  readonly made: MadeBookings
  /** Additional environment of the server, for a whole file: `test.use({ serverEnv: { HOLD_SECONDS: '2' } })`. */
  readonly serverEnv: ServerEnv
  readonly server: Server
}

interface WorkerFixtures {
  readonly servers: Servers
}

// Longer than starting a server takes on a busy machine.
const START_MS = 150_000

type Observers = Pick<TestFixtures, 'watch' | 'made'>

/** Watches a visitor's browser, sets its clock to the server's, and sets the test font for its pages. */
async function prepare(context: BrowserContext, { watch, made }: Observers, { aheadMs, url }: Server): Promise<void> {
  // Another server's headers are checked by its own people.
  watch.listen(context, another === undefined ? url : null)
  if (another !== undefined) return made.listen(context)
  await useTestFont(context)
  await context.addInitScript(shiftDate, aheadMs)
}

/** A server that is neither started nor stopped, and whose clock is the real one. */
const running = (url: string): Server => ({ url, aheadMs: 0, directory: '', stop: () => Promise.resolve() })

/** Playwright's test with the servers of its worker. Fails on any console error, uncaught error, failed request or wrong header. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const servers = keepServers()
      await provide(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],
  serverEnv: [{}, { option: true }],
  server: [
    async ({ servers, serverEnv }, provide) =>
      provide(another === undefined ? await servers.withEnv(serverEnv) : running(another)),
    { timeout: START_MS },
  ],
  baseURL: async ({ server }, provide) => {
    // Every test with a page uses this fixture, so each one starts with the initial calendars.
    if (another === undefined) await releaseTimes(server)
    await provide(server.url)
  },
  watch: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const watch = createWatch()
      await provide(watch)
      expect(watch.problems(), 'Problems in the page that the test does not allow').toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  made: async ({}, provide) => {
    const made = noteBookings()
    await provide(made)
    if (another !== undefined) await made.cancelAll(another)
  },
  allow: async ({ watch }, provide) => provide(watch.allow),
  context: async ({ context, server, watch, made }, provide) => {
    await prepare(context, { watch, made }, server)
    await provide(context)
  },
  page: async ({ page }, provide) => {
    await provide(page)
    // A call may still be on its way when a test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  newVisitor: async ({ browser, server, watch, made }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}, at = server) => {
      // Playwright applies the project's options to a new context: viewport, locale and the rest.
      const context = await browser.newContext({ baseURL: at.url, ...options })
      contexts.push(context)
      await prepare(context, { watch, made }, at)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
