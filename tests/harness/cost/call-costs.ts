/** Measures what the largest requests of each call and page cost, in CPU of a bare call. */
import { sql } from 'drizzle-orm'
import { exampleInputs, type ExampleInput } from '#tests/fixtures/example-inputs'
import type { TestApp } from '../servers/server-app'
import { completeVisitor } from '../visitors/booked-visitor'
import { clonedVisitor } from '../visitors/cloned-visitor'
import { doSteps } from '../visitors/fill-booking'
import type { TestBrowser } from '../visitors/http-client'
import { Comparison, cpuOf, type Prepared } from './cpu'
import { largePageRequests, pagesOf, withLargeHeaders } from './large-pages'
import { exampleOf, largeRequests, type LargeRequest } from './large-requests'
import { openWholeServer } from './whole-server'

/** The costliest request of a call or page. */
export interface Cost {
  readonly what: string
  /** CPU time in that of a bare call. */
  readonly ratio: number
}

export interface Measured {
  readonly name: string
  /** Measures its cost at its lowest. Repeats a measurement as long as the cost is more than `enough`. */
  readonly lowest: (enough: number) => Promise<Cost>
  /** Measures its cost as it mostly is. */
  readonly typical: () => Promise<Cost>
}

export interface CallCosts {
  readonly measured: readonly Measured[]
  readonly close: () => Promise<void>
}

/** Requests of a call that are measured exactly, those that took longest in one measurement each. */
const EXACTLY = 2

export async function openCallCosts(test: TestApp): Promise<CallCosts> {
  const [template, server] = [await completeVisitor(test), await openWholeServer(test)]
  const called =
    (name: string, request: LargeRequest): Prepared =>
    async () => {
      const { browser } = await clonedVisitor(test, template)
      // A save needs a time, and there must be times for all saves.
      if (name === 'saveBooking') {
        await test.db.execute(sql`delete from reservation`)
        await doSteps(browser.api, ['TIME'])
      }
      return () => send(browser, request)
    }
  const asked =
    ({ method, path, text, headers = {} }: LargeRequest): Prepared =>
    async () => {
      const request = new Request(path, { method, headers, body: text ?? null })
      return async () => (await server.fetch(request)).arrayBuffer()
    }
  const comparison = await Comparison.with(called('ipAddress', BARE))
  const measuredOf = (name: string, requests: readonly LargeRequest[], prepared: typeof asked): Measured => ({
    name,
    lowest: (enough) => costOf(requests, prepared, (one) => comparison.lowestRatioOf(one, enough)),
    typical: () => costOf(requests, prepared, (one) => comparison.typicalRatioOf(one)),
  })
  const ofCall = (input: ExampleInput, name: string, requests: readonly LargeRequest[]): Measured =>
    measuredOf(name, requests, (request) => called(input.name, request))
  const inputs = exampleInputs()
  const withHeaders = inputs.filter(({ name }) => ['getBooking', 'saveNotes', 'initSession'].includes(name))
  return {
    measured: [
      ...inputs.map((input) => ofCall(input, input.name, largeRequests(input))),
      ...withHeaders.map((input) =>
        ofCall(input, `${input.name} with long headers`, withLargeHeaders(exampleOf(input))),
      ),
      ...(await pagesOf(test)).map((page) => measuredOf(page.name, largePageRequests(page), asked)),
    ],
    close: server.close,
  }
}

/** The cheapest call with a session. */
const BARE: LargeRequest = { what: 'a bare call', method: 'GET', path: '/credit-bank/ip-address' }

async function send(browser: TestBrowser, { method, path, text, headers = {} }: LargeRequest): Promise<unknown> {
  const response = await browser.send(method, path, { headers, ...(text !== undefined && { text }) })
  return response.arrayBuffer()
}

async function costOf(
  requests: readonly LargeRequest[],
  prepared: (request: LargeRequest) => Prepared,
  ratioOf: (prepared: Prepared) => Promise<number>,
): Promise<Cost> {
  const once: { readonly request: LargeRequest; readonly cpu: number }[] = []
  for (const request of requests) once.push({ request, cpu: await cpuOf(prepared(request)) })
  const costs: Cost[] = []
  for (const { request } of once.toSorted((one, other) => other.cpu - one.cpu).slice(0, EXACTLY))
    costs.push({ what: request.what, ratio: await ratioOf(prepared(request)) })
  return costs.reduce((most, one) => (one.ratio > most.ratio ? one : most), { what: 'nothing', ratio: 0 })
}
