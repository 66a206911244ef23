import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarly, takeEarly, type EarlyAnswers } from './answers'

/** A fetch for calls ahead and one for all others. Each response tells the number of requests so far. */
function page() {
  const sent: string[] = []
  let fault: Error | null = null
  let status = 200
  const answers: EarlyAnswers = new Map()
  const send = async (url: string, { signal }: RequestInit) => {
    sent.push(url)
    const text = String(sent.length)
    await Promise.resolve()
    signal?.throwIfAborted()
    if (fault) throw fault
    return new Response(text, { status })
  }
  const [ahead, usual] = [keepEarly(answers, send), takeEarly(answers, send)]
  return {
    sent,
    ahead: async (method: 'GET' | 'POST', url: string, body?: string) =>
      (await ahead(url, { method, body: body ?? null })).text(),
    ask: async (method: 'GET' | 'POST', url: string, body?: string) =>
      (await usual(url, { method, body: body ?? null })).text(),
    usual,
    fail: (with_: { error?: Error; status?: number }) => {
      fault = with_.error ?? null
      status = with_.status ?? 200
    },
  }
}

describe('an answer that was asked early', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is given to the next identical call, and only to that one', async () => {
    const { ahead, ask, sent } = page()
    expect(await ahead('GET', '/services')).toBe('1')
    expect([await ask('GET', '/services'), await ask('GET', '/services')]).toEqual(['1', '2'])
    expect(sent).toHaveLength(2)
  })

  it('is given to a call that is made before it has come', async () => {
    const { ahead, ask, sent } = page()
    const both = [ahead('GET', '/services'), ask('GET', '/services')]
    expect(await Promise.all(both)).toEqual(['1', '1'])
    expect(sent).toHaveLength(1)
  })

  it('is not given to a call with another address, method or body', async () => {
    const { ahead, ask } = page()
    await ahead('GET', '/services')
    expect(await ask('GET', '/services?of=2')).toBe('2')
    expect(await ask('POST', '/services')).toBe('3')
    await ahead('POST', '/free-times', '{"start":1}')
    expect(await ask('POST', '/free-times', '{"start":2}')).toBe('5')
  })

  it('is kept by another read', async () => {
    const { ahead, ask } = page()
    await ahead('GET', '/get-booking')
    await ask('GET', '/settings')
    expect(await ask('GET', '/get-booking')).toBe('1')
  })

  it('is discarded by a write, such as the outcome of a payment', async () => {
    const { ahead, ask } = page()
    await ahead('GET', '/get-booking')
    await ask('POST', '/store-status')
    expect(await ask('GET', '/get-booking')).toBe('3')
  })

  it('of a read that is sent by POST is given to that call, and leaves the others', async () => {
    const { ahead, ask, sent } = page()
    await ahead('POST', '/free-times?start=1')
    await ahead('POST', '/free-times?start=2')
    expect(await ask('POST', '/free-times?start=1')).toBe('1')
    expect(await ask('POST', '/free-times?start=2')).toBe('2')
    expect(sent).toHaveLength(2)
  })

  it('expires after 30 seconds', async () => {
    const { ahead, ask } = page()
    await ahead('GET', '/services')
    vi.advanceTimersByTime(30_000)
    expect(await ask('GET', '/services')).toBe('2')
  })

  it.each([{ error: new TypeError('no connection') }, { status: 503 }])('that failed is asked again', async (fault) => {
    const { ahead, ask, fail } = page()
    fail(fault)
    await ahead('GET', '/services').catch(() => {})
    fail({})
    expect(await ask('GET', '/services')).toBe('2')
  })

  it('is not asked again ahead of a step if the head of the page has asked it', async () => {
    const { ahead, ask, sent } = page()
    expect([await ahead('POST', '/free-times'), await ahead('POST', '/free-times')]).toEqual(['1', '1'])
    expect(await ask('POST', '/free-times')).toBe('1')
    expect(sent).toHaveLength(1)
  })

  it.each([{ error: new TypeError('no connection') }, { status: 503 }])(
    'that fails after a call has taken it is sent again, also by POST',
    async (fault) => {
      const { ahead, ask, fail } = page()
      fail(fault)
      void ahead('POST', '/free-times').catch(() => {})
      const taken = ask('POST', '/free-times')
      await Promise.resolve()
      fail({})
      expect(await taken).toBe('2')
    },
  )

  it('is not given to a call that was aborted before', async () => {
    const { ahead, usual } = page()
    await ahead('GET', '/services')
    await expect(usual('/services', { method: 'GET', signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  it('does not reach a caller that has given up', async () => {
    const { ahead, usual, sent } = page()
    const asked = ahead('GET', '/services').catch((error: unknown) => error)
    const given = new AbortController()
    const taken = usual('/services', { method: 'GET', signal: given.signal })
    given.abort()
    await expect(taken).rejects.toThrow('aborted')
    expect(await asked).toBeInstanceOf(DOMException)
    expect(sent).toHaveLength(1)
  })
})
