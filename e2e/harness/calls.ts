import type { Page, Route } from '@playwright/test'

const pattern = (call: string): RegExp => new RegExp(`/ServiceBooking/rest/${call}(\\?|$)`)

/** Answers a call with an error in the server's stead, until the returned function is called. */
export async function failing(page: Page, call: string, status: number): Promise<() => Promise<void>> {
  const url = pattern(call)
  const answer = (route: Route): Promise<void> =>
    route.fulfill({ status, json: { code: 'TEST', message: 'made to fail' } })
  await page.route(url, answer)
  return () => page.unroute(url, answer)
}

/** Keeps a call waiting until the returned function is called; then it goes to the server as usual. */
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
    // What the page has given up meanwhile has nobody left to go to.
    for (const route of waiting) await route.continue().catch(() => {})
  }
}

/** The requests that the page has sent to a call so far. */
export function sentTo(page: Page, call: string): readonly URL[] {
  const sent: URL[] = []
  page.on('request', (request) => {
    if (pattern(call).test(request.url())) sent.push(new URL(request.url()))
  })
  return sent
}
