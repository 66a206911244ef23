/** A browser for server tests. */
import { createVisitor, type Visitor } from '../../scripts/tools/visitor'
import { REST_ROOT } from '#shared/api/rest-root'
import type { ProcessType } from '#shared/api/nouns/enums'

export type TestBrowser = Visitor

interface Server {
  fetch(request: Request): Promise<Response>
}

/** A browser without a session. */
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

/** A browser with a session of its own. */
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
