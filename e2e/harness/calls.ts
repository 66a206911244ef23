import type { Page, Route } from '@playwright/test'

const pattern = (call: string): RegExp => new RegExp(`/ServiceBooking/rest/${call}(\\?|$)`)

/**
 * Intercepts requests until the returned function is called, which waits for the handlers in progress. `page.unroute` does
 * not wait: a handler in progress then fails with 'Route is already handled'.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let isActive = true
  const inProgress = new Set<Promise<void>>()
  await page.route(url, async (route) => {
    if (!isActive) return route.fallback()
    const handling = handle(route)
    inProgress.add(handling)
    await handling.finally(() => inProgress.delete(handling))
  })
  return async () => {
    isActive = false
    await Promise.all(inProgress)
  }
}

/** Responds to a call with an error in place of the server, until the returned function is called. */
export const failing = (page: Page, call: string, status: number): Promise<() => Promise<void>> =>
  intercept(page, pattern(call), (route) => route.fulfill({ status, json: { code: 'TEST', message: 'made to fail' } }))

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
