/** What journeys ask of the server behind the page's back: other sessions, what was saved, and what a test may force. */
import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import { Booking } from '#shared/api/contract/entities'
import type { Page } from '@playwright/test'
import { array, create, mask, string, type } from 'superstruct'
import type { Server } from './server'

/** Somebody at the API without a browser, in a maintenance session. */
export const openClient = ({ url }: Pick<Server, 'url'>): Promise<TestBrowser> =>
  openBrowser({
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(url + pathname + search, request))
    },
  })

/** The saved bookings of a customer, as they lie in the server's database. */
export async function savedBookings({ url }: Server, email: string): Promise<readonly Booking[]> {
  const response = await fetch(`${url}/__test__/bookings`)
  const all = mask(await response.json(), array(Booking))
  return all.filter(({ customer }) => customer?.email === email)
}

/** The process token of the page's session. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => sessionStorage.getItem('huoltovaraus.session'))
  return create(JSON.parse(stored ?? '{}'), type({ token: string() })).token
}

/** Ends the page's session on the server, as half an hour of doing nothing would. */
export const expireSession = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-sessions')
/** Lets the time that the page's session holds run out. */
export const expireHold = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-hold')

async function force({ url }: Server, page: Page, hook: string): Promise<void> {
  const body = JSON.stringify({ token: await tokenOf(page) })
  const response = await fetch(`${url}/__test__/${hook}`, { method: 'POST', body })
  if (response.status !== 204) throw new Error(`${hook}: ${response.status}`)
}
