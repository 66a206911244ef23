import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { releaseTimes } from './api'
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
  /** Additional environment of the server, for a whole file: `test.use({ serverEnv: { HOLD_SECONDS: '2' } })`. */
  readonly serverEnv: ServerEnv
  readonly server: Server
}

interface WorkerFixtures {
  readonly servers: Servers
}

// Longer than starting a server takes on a busy machine.
const START_MS = 150_000

/** Watches a visitor's browser, sets its clock to the server's, and sets the test font for its pages. */
async function prepare(context: BrowserContext, watch: Watch, { aheadMs, url }: Server): Promise<void> {
  watch.listen(context, url)
  await useTestFont(context)
  await context.addInitScript(shiftDate, aheadMs)
}

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
  server: [async ({ servers, serverEnv }, provide) => provide(await servers.withEnv(serverEnv)), { timeout: START_MS }],
  baseURL: async ({ server }, provide) => {
    // Every test with a page uses this fixture, so each one starts with the initial calendars.
    await releaseTimes(server)
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
  allow: async ({ watch }, provide) => provide(watch.allow),
  context: async ({ context, server, watch }, provide) => {
    await prepare(context, watch, server)
    await provide(context)
  },
  page: async ({ page }, provide) => {
    await provide(page)
    // A call may still be on its way when a test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  newVisitor: async ({ browser, server, watch }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}, at = server) => {
      // Playwright applies the project's options to a new context: viewport, locale and the rest.
      const context = await browser.newContext({ baseURL: at.url, ...options })
      contexts.push(context)
      await prepare(context, watch, at)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
