/** What journeys ask of the server behind the page's back: other sessions, what was saved, and what a test may force. */
import { fillBooking, remembered, type Given, type Step } from '#tests/harness/fill-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import { Booking } from '#shared/api/nouns/entities'
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

/** Makes the page's own browser a visitor who has come as far as a step: a session, what is booked, and where they are. */
export async function prepareBooking(page: Page, step: Step, given: Given = {}): Promise<void> {
  const browser = page.context().request
  const fetchAs = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const data = await request.text()
    const sent = { method: request.method, headers: Object.fromEntries(request.headers), ...(data && { data }) }
    const answer = await browser.fetch(pathname + search, sent)
    const headers = answer.headersArray().map(({ name, value }): [string, string] => [name, value])
    return new Response((await answer.text()) || null, { status: answer.status(), headers })
  }
  const { process } = given
  const { api, token } = await openBrowser({ fetch: fetchAs }, process)
  await fillBooking(api, step, given)
  // The page's storage can be reached from a page of its address alone, and has to be filled before the app reads it.
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

/** The saved bookings of a customer, as they lie in the server's database. */
export async function savedBookings({ url }: Server, email: string): Promise<readonly Booking[]> {
  const response = await fetch(`${url}/__test__/bookings`)
  const all = mask(await response.json(), array(Booking))
  return all.filter(({ customer }) => customer?.email === email)
}

/** The process token of the page's session. */
export async function tokenOf(page: Page): Promise<string> {
  // The step is seen before its session has been opened.
  const stored = await page.waitForFunction(() => sessionStorage.getItem('huoltovaraus.session'))
  return create(JSON.parse(String(await stored.jsonValue())), type({ token: string() })).token
}

/** Ends the page's session on the server, as half an hour of doing nothing would. */
export const expireSession = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-sessions')
/** Lets the time that the page's session holds run out. */
export const expireHold = (server: Server, page: Page): Promise<void> => force(server, page, 'expire-hold')

/** Gives up whatever visitors have reserved. */
export async function freeTimes({ url }: Server): Promise<void> {
  const response = await fetch(`${url}/__test__/free-times`, { method: 'POST' })
  if (response.status !== 204) throw new Error(`free-times: ${response.status}`)
}

async function force({ url }: Server, page: Page, hook: string): Promise<void> {
  // What the page asked for as it opened has been answered, and is not what finds it out.
  await page.waitForLoadState('networkidle')
  const body = JSON.stringify({ token: await tokenOf(page) })
  const response = await fetch(`${url}/__test__/${hook}`, { method: 'POST', body })
  if (response.status !== 204) throw new Error(`${hook}: ${response.status}`)
}
