import { afterEach, describe, expect, it, vi } from 'vitest'
import { resumeCalls, withEarlyResponses } from './early-calls'

const TIMES = { method: 'POST', url: '/free-times/morning', headers: {} }
const BOOKING = { method: 'GET', url: '/get-booking', headers: {} }

/** A page whose head has asked for the booking. Each response tells the number of requests so far. */
function page() {
  const sent: string[] = []
  const fetch = async (url: string) => {
    sent.push(url)
    return new Response(String(sent.length))
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', fetch)
  resumeCalls([BOOKING, TIMES], 'X-Token', 'abc')
  const send = withEarlyResponses(fetch)
  return { sent, ask: async (method: string, url: string) => (await send(url, { method })).text() }
}

it('SA-06 API-04 a call of the page’s head sends the values of two XSRF cookies, like the application', () => {
  const headers: unknown[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=planted; a=1; XSRF-TOKEN=own' })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    headers.push(init.headers)
    return new Response()
  })
  resumeCalls([TIMES, { ...TIMES, url: 'https://elsewhere.example/' }], 'X-Token', 'abc')
  vi.unstubAllGlobals()
  expect(headers).toEqual([{ 'X-XSRF-TOKEN': 'planted, own', 'X-Token': 'abc' }, { 'X-Token': 'abc' }])
})

describe('the response to a call of the page’s head', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is given to the same call of the application, once', async () => {
    const { ask, sent } = page()
    expect([await ask('GET', '/get-booking'), await ask('GET', '/get-booking')]).toEqual(['1', '3'])
    expect(sent).toHaveLength(3)
  })

  it('is kept by another read', async () => {
    const { ask } = page()
    await ask('GET', '/settings')
    expect(await ask('GET', '/get-booking')).toBe('1')
  })

  it('is discarded by a write, such as the outcome of a payment', async () => {
    const { ask } = page()
    await ask('POST', '/store-status')
    expect(await ask('GET', '/get-booking')).toBe('4')
  })

  it('is kept by a read that is sent by POST, such as the free times', async () => {
    const { ask, sent } = page()
    expect([await ask('POST', '/free-times/morning'), await ask('GET', '/get-booking')]).toEqual(['2', '1'])
    expect(sent).toHaveLength(2)
  })
})
