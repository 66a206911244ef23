import type { Page, Route } from '@playwright/test'

const pattern = (call: string): RegExp => new RegExp(`/ServiceBooking/rest/${call}(\\?|$)`)

/** Mocks a call with an error response until the returned function is called. */
export async function failing(page: Page, call: string, status: number): Promise<() => Promise<void>> {
  const url = pattern(call)
  const refuse = (route: Route): Promise<void> =>
    route.fulfill({ status, json: { code: 'TEST', message: 'made to fail' } })
  await page.route(url, refuse)
  return () => page.unroute(url, refuse)
}

/** Delays requests of a call until the returned function is called, which sends them to the server. */
export async function held(page: Page, call: string): Promise<() => Promise<void>> {
  const url = pattern(call)
  const waiting: Route[] = []
  let isOpen = false
  await page.route(url, async (route) => {
    if (isOpen) await route.continue()
    else waiting.push(route)
  })
  return async () => {
    isOpen = true
    // Continuing fails for a request that the page has aborted meanwhile.
    for (const route of waiting) await route.continue().catch(() => {})
  }
}

/** Collects the URLs of the requests that the page sends to a call from now on. */
export function sentTo(page: Page, call: string): readonly URL[] {
  const sent: URL[] = []
  page.on('request', (request) => {
    if (pattern(call).test(request.url())) sent.push(new URL(request.url()))
  })
  return sent
}
