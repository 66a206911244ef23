/** Direct access of the journeys to the server: other sessions, saved bookings and the hooks of the tests' server. */
import { fillBooking, remembered, type Given, type Step } from '#tests/harness/visitors/fill-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { Booking } from '#shared/api/nouns/booking'
import type { Page } from '@playwright/test'
import { array, create, mask, string, type } from 'superstruct'
import type { Server } from './server'
import { USUAL } from './usual'

/** Opens an API client without a browser, in a maintenance session. */
export const openClient = ({ url }: Pick<Server, 'url'>): Promise<TestBrowser> =>
  openBrowser({
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(url + pathname + search, request))
    },
  })

/** Prepares the page's browser for a step: opens a session, fills the booking by API calls and stores the step. */
export async function prepareBooking(page: Page, step: Step, given: Given = {}): Promise<void> {
  const browser = page.context().request
  const fetchAs = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const data = await request.text()
    const sent = { method: request.method, headers: Object.fromEntries(request.headers), ...(data && { data }) }
    const response = await browser.fetch(pathname + search, sent)
    const headers = response.headersArray().map(({ name, value }): [string, string] => [name, value])
    return new Response((await response.text()) || null, { status: response.status(), headers })
  }
  const { process } = given
  const { api, token } = await openBrowser({ fetch: fetchAs }, process)
  const { plate, organizationId, productId, provider, days } = USUAL
  await fillBooking(api, step, { plate, organizationId, products: [productId], provider, days, ...given })
  // Only a page of the same origin can write the session storage, and the app must not have read it yet.
  const blank = '**/blank'
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank')
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    },
    remembered(token(), step, process),
  )
  await page.unroute(blank)
}

/** Returns the saved bookings of a customer from the server's database. */
export async function savedBookings({ url }: Server, email: string): Promise<readonly Booking[]> {
  const response = await fetch(`${url}/__test__/bookings`)
  const all = mask(await response.json(), array(Booking))
  return all.filter(({ customer }) => customer?.email === email)
}

/** Returns the process token of the page's session. */
export async function tokenOf(page: Page): Promise<string> {
  // Waits, because the step is visible before its session is open.
  const stored = await page.waitForFunction(() => sessionStorage.getItem('huoltovaraus.session'))
  return create(JSON.parse(String(await stored.jsonValue())), type({ token: string() })).token
}

/** Expires the page's session on the server, as half an hour without requests does. */
export const expireSession = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-sessions')
/** Expires the hold of the page's session. */
export const expireHold = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-hold')

/** Expires the hold of a session whose page shows another site, by its process token. */
export const expireHoldOf = (server: Server, token: string): Promise<string> => post(server, 'expire-hold', token)

/** Releases all reserved times of all visitors. */
export const releaseTimes = (server: Pick<Server, 'url'>): Promise<string> => callHook(server, 'free-times')

async function force(server: Server, page: Page, hook: string): Promise<void> {
  // Waits for the page's initial requests, so that the test's own action is the first request after the expiry.
  await page.waitForLoadState('networkidle')
  await post(server, hook, await tokenOf(page))
}

const post = (server: Server, hook: string, token: string): Promise<string> => callHook(server, hook, { token })

/** Calls a hook of the tests' server. Returns the text of its answer, '' if it has none. */
export async function callHook({ url }: Pick<Server, 'url'>, hook: string, body?: unknown): Promise<string> {
  const response = await fetch(`${url}/__test__/${hook}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${hook}: ${response.status}`)
  return response.text()
}
