/** A browser for server tests. */
import { createVisitor, type Visitor } from '../../../scripts/tools/visitor'
import { REST_ROOT } from '#shared/api/rest-root'
import type { ProcessType } from '#shared/api/nouns/enums'

export type TestBrowser = Visitor

interface Server {
  fetch(request: Request): Promise<Response>
}

/** Creates a browser without a session. */
export const createTestBrowser = (server: Server, cookies?: Map<string, string>): TestBrowser =>
  createVisitor(
    {
      fetch: (request) => server.fetch(request),
      origin: 'http://localhost',
      root: REST_ROOT,
      tokenHeader: 'X-Process-Token',
    },
    cookies,
  )

/** Creates a browser and opens a session in it. */
export async function openBrowser(
  server: Server,
  usedProcessType: ProcessType = 'MAINTENANCE',
  cookies?: Map<string, string>,
): Promise<TestBrowser> {
  const browser = createTestBrowser(server, cookies)
  await browser.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType },
  })
  return browser
}
