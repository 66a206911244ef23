import { describe, expect, it, vi } from 'vitest'
import type { Call, Interceptor, Send } from './call'
import { ApiError, ContractError, NetworkError, TimeoutError } from './errors'
import { noCache, retryReads, xsrf } from './interceptors'
import { processToken } from './process-token'

const callOf = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '/ServiceBooking/rest/x', name = 'x'): Call => ({
  name,
  endpoint: { method, path: '/x' },
  url,
  headers: {},
  body: undefined,
  signal: undefined,
})
const reply = { headers: new Headers(), output: undefined }
/** Returns the call that `interceptor` passes on to the network. */
async function sent(interceptor: Interceptor, call: Call): Promise<Call> {
  const send = vi.fn<Send>(async () => reply)
  await interceptor(send)(call)
  const [given] = send.mock.lastCall ?? []
  if (!given) throw new Error('nothing was sent')
  return given
}

describe('interceptors', () => {
  it('API-03 request an uncached response with every request', async () => {
    const { headers } = await sent(noCache, callOf('GET'))
    expect(headers).toEqual({ 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' })
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'API-04 send the XSRF cookie as a header with a relative %s',
    async (method) => {
      const { headers } = await sent(
        xsrf(() => 'a=1; XSRF-TOKEN=t%2F1; b=2'),
        callOf(method),
      )
      expect(headers).toEqual({ 'X-XSRF-TOKEN': 't/1' })
    },
  )

  it.each([
    ['GET', '/x'],
    ['POST', 'https://elsewhere.fi/x'],
    ['POST', '//elsewhere.fi/x'],
    ['POST', 'HTTPS://elsewhere.fi/x'],
    ['POST', 'h2+x.y-z://elsewhere.fi/x'],
  ] as const)('API-04 never send the XSRF token with a %s to %s', async (method, url) => {
    const { headers } = await sent(
      xsrf(() => 'XSRF-TOKEN=t'),
      callOf(method, url),
    )
    expect(headers).toEqual({})
  })

  it('API-04 send the XSRF token to a relative URL whose query contains an absolute one', async () => {
    const { headers } = await sent(
      xsrf(() => 'XSRF-TOKEN=t'),
      callOf('POST', '/x?to=https://elsewhere.fi//x'),
    )
    expect(headers).toEqual({ 'X-XSRF-TOKEN': 't' })
  })

  it('API-04 send an unencoded cookie value unchanged', async () => {
    const { headers } = await sent(
      xsrf(() => 'XSRF-TOKEN=100%'),
      callOf('POST'),
    )
    expect(headers).toEqual({ 'X-XSRF-TOKEN': '100%' })
  })

  it('SA-06 API-04 send the values of two XSRF cookies, of which one may come from a neighbouring host', async () => {
    const { headers } = await sent(
      xsrf(() => 'XSRF-TOKEN=planted; a=1; XSRF-TOKEN=own'),
      callOf('POST'),
    )
    expect(headers).toEqual({ 'X-XSRF-TOKEN': 'planted, own' })
  })

  it('API-04 send no XSRF token without an exact match of the cookie name', async () => {
    for (const cookies of ['', 'NOT-XSRF-TOKEN=t', 'a=XSRF-TOKEN=t'])
      expect(
        (
          await sent(
            xsrf(() => cookies),
            callOf('POST'),
          )
        ).headers,
      ).toEqual({})
  })
})

describe('the process token', () => {
  it('RT-15 is read from the init-session response, and init-session is sent without a token', async () => {
    const accept = vi.fn<(token: string) => void>()
    const ensure = vi.fn<() => Promise<string>>()
    const answered = { headers: new Headers({ 'X-Process-Token': 'abc' }), output: undefined }
    const send = vi.fn<Send>(async () => answered)
    await processToken('X-Process-Token', { ensure, accept, touch: () => {} })(send)(
      callOf('POST', '/init-session', 'initSession'),
    )
    expect(accept).toHaveBeenCalledWith('abc')
    expect(ensure).not.toHaveBeenCalled()
    expect(send.mock.lastCall?.[0].headers).toEqual({})
  })

  it('RT-15 is sent with every other call under the configured header name', async () => {
    const source = { ensure: async () => 'abc', accept: () => {}, touch: () => {} }
    const { headers } = await sent(processToken('X-Own', source), callOf('GET'))
    expect(headers).toEqual({ 'X-Own': 'abc' })
  })

  it('RT-15 is not read from other responses or from a response without the header', async () => {
    const accept = vi.fn<(token: string) => void>()
    const source = { ensure: async () => 'abc', accept, touch: () => {} }
    const answered = { headers: new Headers({ 'X-Own': 'other' }), output: undefined }
    await processToken('X-Own', source)(async () => answered)(callOf('GET'))
    await processToken('X-Own', source)(async () => reply)(callOf('POST', '/init-session', 'initSession'))
    expect(accept).not.toHaveBeenCalled()
  })

  it('reading 31: touches its source after each successful response and not after a failure', async () => {
    const touch = vi.fn<() => void>()
    const source = { ensure: async () => 'abc', accept: () => {}, touch }
    const send = vi.fn<Send>().mockRejectedValueOnce(new NetworkError('lost')).mockResolvedValue(reply)
    const withToken = processToken('X-Own', source)(send)
    await expect(withToken(callOf('POST'))).rejects.toThrow('lost')
    expect(touch).not.toHaveBeenCalled()
    await withToken(callOf('POST'))
    expect(touch).toHaveBeenCalledOnce()
  })
})

describe('retryReads', () => {
  const trying = async (call: Call, errors: readonly Error[]) => {
    const pauses: number[] = []
    const send = vi.fn<Send>(async () => reply)
    for (const error of errors) send.mockRejectedValueOnce(error)
    const retry = retryReads({ retries: 2, pause: async (tries) => void pauses.push(tries) })
    const outcome: unknown = await retry(send)(call).catch((error: unknown) => error)
    return { tries: send.mock.calls.length, outcome, pauses }
  }
  const lost = new NetworkError('lost')

  it('API-06 retries a read twice with growing pauses and then rejects', async () => {
    expect(await trying(callOf('GET'), [lost, lost])).toEqual({ tries: 3, outcome: reply, pauses: [1, 2] })
    expect(await trying(callOf('GET'), [lost, lost, lost])).toEqual({ tries: 3, outcome: lost, pauses: [1, 2] })
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('CU-05 never retries a %s', async (method) => {
    expect(await trying(callOf(method), [lost])).toEqual({ tries: 1, outcome: lost, pauses: [] })
  })

  it('API-06 retries only after transient failures', async () => {
    for (const status of [502, 503, 504])
      expect((await trying(callOf('GET'), [new ApiError(status, null, '')])).tries).toBe(2)
    expect((await trying(callOf('GET'), [new TimeoutError('late')])).tries).toBe(2)
    for (const status of [400, 401, 404, 409, 412, 429, 500])
      expect((await trying(callOf('GET'), [new ApiError(status, null, '')])).tries).toBe(1)
    expect((await trying(callOf('GET'), [new ContractError('shape')])).tries).toBe(1)
  })

  it('API-06 does not retry after the caller aborted', async () => {
    const abort = new AbortController()
    const send = vi.fn<Send>().mockRejectedValue(lost)
    const retry = retryReads({ retries: 2, pause: async () => abort.abort() })
    await expect(retry(send)({ ...callOf('GET'), signal: abort.signal })).rejects.toThrow(/abort/i)
    expect(send).toHaveBeenCalledOnce()
  })
})
