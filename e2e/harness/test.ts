import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { freeTimes } from './api'
import { startServer, type Server, type ServerEnv } from './server'
import { shiftDate } from './shift-date'
import { useTestFont } from './test-font'
import { createWatch, type Allow, type Watch } from './watch'

interface TestFixtures {
  /** What the test expects to go wrong: `allow.status(412)`, `allow.console(/…/)`. */
  readonly allow: Allow
  /** Another visitor with a browser of their own, at the same server, watched like the first. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>
  readonly watch: Watch
}

interface WorkerFixtures {
  /** Further environment of the server, for a whole file: `test.use({ serverEnv: { HOLD_SECONDS: '2' } })`. */
  readonly serverEnv: ServerEnv
  readonly server: Server
}

/** Watches a visitor's browser, sets its clock to the server's, and gives its pages the tests' font. */
async function prepare(context: BrowserContext, watch: Watch, { aheadMs }: Server): Promise<void> {
  watch.listen(context)
  await useTestFont(context)
  await context.addInitScript(shiftDate, aheadMs)
}

/** Playwright's test with a server of its own, which fails wherever the page complains. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, provide) => {
      const server = await startServer(serverEnv)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, provide) => {
    // Every test with a page comes by here, and finds the calendars as they are at first.
    await freeTimes(server)
    await provide(server.url)
  },
  watch: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, provide) => {
      const watch = createWatch()
      await provide(watch)
      expect(watch.problems(), 'What went wrong in the page, and no test allowed').toEqual([])
    },
    { auto: true },
  ],
  allow: async ({ watch }, provide) => provide(watch.allow),
  context: async ({ context, server, watch }, provide) => {
    await prepare(context, watch, server)
    await provide(context)
  },
  newVisitor: async ({ browser, server, watch }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}) => {
      // Playwright gives a new context the project's own options: viewport, locale, address and the rest.
      const context = await browser.newContext(options)
      contexts.push(context)
      await prepare(context, watch, server)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
