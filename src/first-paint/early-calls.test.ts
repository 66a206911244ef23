import { afterEach, expect, it, vi } from 'vitest'
import { takeEarly } from '#shared/api/early/answers'
import { resumeCalls, startCalls } from './early-calls'

const OPENING = { method: 'GET', url: '/init-session', headers: {} }
const TIMES = { method: 'POST', url: '/free-times/morning', headers: {} }
const BOOKING = { method: 'GET', url: '/get-booking', headers: {} }

/** A page with the cookies of two sites. Returns the headers of each request, in order. */
function page(): unknown[] {
  const headers: unknown[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=planted; a=1; XSRF-TOKEN=own' })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    headers.push(init.headers)
    return new Response(String(headers.length), { headers: { 'X-Token': 'abc' } })
  })
  return headers
}

/** Makes a call as the application does. */
const ask = async (method: string, url: string): Promise<string> => {
  const response = await takeEarly(window.earlyAnswers ?? new Map(), (...request) => fetch(...request))(url, { method })
  return response.text()
}

afterEach(() => vi.unstubAllGlobals())

it('SA-06 API-04 a call of the page’s head sends the values of two XSRF cookies, like the application', () => {
  const headers = page()
  resumeCalls([TIMES, { ...TIMES, url: 'https://elsewhere.example/' }], 'X-Token', 'abc')
  expect(headers).toEqual([{ 'X-XSRF-TOKEN': 'planted, own', 'X-Token': 'abc' }, { 'X-Token': 'abc' }])
})

it('the responses to the calls of the page’s head are given to the application, each once', async () => {
  const headers = page()
  resumeCalls([BOOKING, TIMES], 'X-Token', 'abc')
  expect([await ask('POST', TIMES.url), await ask('GET', BOOKING.url)]).toEqual(['2', '1'])
  expect(headers).toHaveLength(2)
  expect(await ask('GET', BOOKING.url)).toBe('3')
})

it('each call of the page’s head after the first sends the token of the session that the first has opened', async () => {
  const headers = page()
  startCalls([OPENING, BOOKING], 'X-Token')
  expect(await ask('GET', BOOKING.url)).toBe('2')
  expect(headers[1]).toEqual({ 'X-Token': 'abc' })
  expect(await ask('GET', OPENING.url)).toBe('1')
})
