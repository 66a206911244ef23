import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedAhead } from './asked-ahead'
import type { Call } from './call'
import { NetworkError } from './errors'

const call = (method: 'GET' | 'POST', url: string, signal?: AbortSignal): Call => ({
  name: url,
  endpoint: { method, path: '/' },
  url,
  headers: {},
  body: undefined,
  signal,
})

/** A client for reads ahead and one for all other calls. Each answer counts the requests so far. */
function clients() {
  const sent: Call[] = []
  let fault: Error | null = null
  const { keep, take } = askedAhead()
  const send = async (request: Call) => {
    sent.push(request)
    if (fault) throw fault
    return { headers: new Headers(), output: sent.length }
  }
  return { ahead: keep(send), api: take(send), sent, fail: (error: Error | null) => (fault = error) }
}

describe('an answer that was asked ahead', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is given to the next identical call, and only to that one', async () => {
    const { ahead, api, sent } = clients()
    await ahead(call('GET', '/services'))
    expect((await api(call('GET', '/services'))).output).toBe(1)
    expect((await api(call('GET', '/services'))).output).toBe(2)
    expect(sent).toHaveLength(2)
  })

  it('is not given to a call with another address or method', async () => {
    const { ahead, api } = clients()
    await ahead(call('GET', '/services'))
    expect((await api(call('GET', '/services?of=2'))).output).toBe(2)
    expect((await api(call('POST', '/services'))).output).toBe(3)
  })

  it('is discarded by a write', async () => {
    const { ahead, api } = clients()
    await ahead(call('GET', '/services'))
    await api(call('POST', '/add-products-to-cart'))
    expect((await api(call('GET', '/services'))).output).toBe(3)
  })

  it('of a reading POST is given to that call, and leaves the others', async () => {
    const { ahead, api } = clients()
    await ahead(call('POST', '/free-times?start=1'))
    await ahead(call('POST', '/free-times?start=2'))
    expect((await api(call('POST', '/free-times?start=1'))).output).toBe(1)
    expect((await api(call('POST', '/free-times?start=2'))).output).toBe(2)
  })

  it('expires after ten seconds', async () => {
    const { ahead, api } = clients()
    await ahead(call('GET', '/services'))
    vi.advanceTimersByTime(10_000)
    expect((await api(call('GET', '/services'))).output).toBe(2)
  })

  it('that failed is asked again', async () => {
    const { ahead, api, fail } = clients()
    fail(new NetworkError('no connection'))
    await expect(ahead(call('GET', '/services'))).rejects.toThrow('no connection')
    fail(null)
    expect((await api(call('GET', '/services'))).output).toBe(2)
  })

  it('does not reach a caller that has given up', async () => {
    const { ahead, api, sent } = clients()
    await ahead(call('GET', '/services'))
    const given = new AbortController()
    const taken = api(call('GET', '/services', given.signal))
    given.abort()
    await expect(taken).rejects.toThrow('aborted')
    expect(sent).toHaveLength(1)
  })
})
