import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { array, number, object, optional, string } from 'superstruct'
import { createClient } from './client'
import { endpoint } from './endpoint'
import { ApiError, ContractError, isAbort, NetworkError, TimeoutError } from './errors'
import { createHttpCall } from './http-call'
import type { Interceptor } from './call'

const contract = {
  list: endpoint({
    method: 'GET',
    path: '/list/v2',
    query: object({ id: optional(number()), kinds: optional(array(string())) }),
    output: array(object({ id: number() })),
  }),
  save: endpoint({ method: 'POST', path: '/save', body: object({ value: string() }) }),
  remove: endpoint({ method: 'DELETE', path: '/remove' }),
} as const

interface Answer {
  readonly status?: number
  readonly body?: string
  /** Never responds. */
  readonly silent?: boolean
  readonly cut?: boolean
}
let answer: Answer = {}
const received: {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      if (answer.cut) request.socket.destroy()
      else if (!answer.silent) response.writeHead(answer.status ?? 200).end(answer.body ?? '')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  answer = {}
  received.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const clientWith = (timeoutMs = 5000, interceptors: readonly Interceptor[] = []) =>
  createClient({
    root: `${origin}/api/ServiceBooking/rest`,
    send: createHttpCall({ fetch, timeoutMs }),
    interceptors,
  })(contract)

describe('a call over HTTP', () => {
  it('API-02 sends a call with its query and body below the prefix and the REST root', async () => {
    answer = { body: '[{"id": 1, "more": true}]' }
    expect(await clientWith().list({ query: { id: 7, kinds: ['A B', 'Ä'] } })).toEqual([{ id: 1 }])
    expect(received[0]?.url).toBe('/api/ServiceBooking/rest/list/v2?id=7&kinds=A+B&kinds=%C3%84')
    await clientWith().save({ body: { value: 'ä"' } })
    expect(received[1]).toMatchObject({
      method: 'POST',
      url: '/api/ServiceBooking/rest/save',
      body: '{"value":"ä\\""}',
    })
    expect(received[1]?.headers['content-type']).toBe('application/json')
    await clientWith().remove()
    expect(received[2]).toMatchObject({ method: 'DELETE', body: '' })
  })

  it('API-05 omits undefined query parameters', async () => {
    answer = { body: '[]' }
    await clientWith().list({ query: { id: undefined } })
    expect(received[0]?.url).toBe('/api/ServiceBooking/rest/list/v2')
  })

  it('SV-06 keeps a request alive after the page closes, if the caller asks for it', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
    const calls = createClient({ root: '', send: createHttpCall({ fetch: send, timeoutMs: 5000 }) })(contract)
    await calls.save({ body: { value: '' } }, { keepalive: true })
    await calls.save({ body: { value: '' } })
    expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
  })

  it('API-03 sends credentials and bypasses the cache', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('[]'))
    const client = createClient({ root: '/r', send: createHttpCall({ fetch: fetched, timeoutMs: 1000 }) })(contract)
    await client.list({ query: {} })
    expect(fetched).toHaveBeenCalledWith(
      '/r/list/v2',
      expect.objectContaining({ credentials: 'include', cache: 'no-store' }),
    )
  })

  it('API-05 accepts any 2xx response, even an empty one, if the endpoint has no output', async () => {
    for (const one of [{ status: 204 }, { body: '' }, { body: 'OK' }, { body: '{"a":1}' }]) {
      answer = one
      expect(await clientWith().save({ body: { value: '' } })).toBeUndefined()
    }
  })

  it.each([
    ['not JSON', '<html>'],
    ['cut short', '[{"id": 1}'],
    ['empty', ''],
    ['another shape', '{"id": 1}'],
    ['another type inside', '[{"id": "1"}]'],
  ])('API-05 rejects with ContractError if the response is malformed: %s', async (_, body) => {
    answer = { body }
    await expect(clientWith().list({ query: {} })).rejects.toThrow(ContractError)
    await expect(clientWith().list({ query: {} })).rejects.toThrow(/^list: /)
  })

  it.each([
    [{ status: 409, body: '{"code":"TAKEN","message":"taken"}' }, 409, 'TAKEN', 'taken'],
    [{ status: 400, body: '{"code":"X","message":"dev","userErrorMessage":"Anna tunnus"}' }, 400, 'X', 'Anna tunnus'],
    [{ status: 502, body: '<html>' }, 502, null, 'HTTP 502'],
    [{ status: 500, body: '' }, 500, null, 'HTTP 500'],
    [{ status: 404, body: '{"code":7}' }, 404, null, 'HTTP 404'],
    [{ status: 500, body: 'null' }, 500, null, 'HTTP 500'],
  ] as const)('NO-03 rejects with the status and the server’s code: %#', async (given, status, code, message) => {
    answer = given
    const error: unknown = await clientWith()
      .list({ query: {} })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, code, message })
  })

  it('NO-02 distinguishes a broken connection from a timeout', async () => {
    answer = { cut: true }
    await expect(clientWith().list({ query: {} })).rejects.toThrow(NetworkError)
    answer = { silent: true }
    await expect(clientWith(50).list({ query: {} })).rejects.toThrow(TimeoutError)
  })

  it('NO-02 rejects with the caller’s own abort, which isAbort recognises', async () => {
    answer = { silent: true }
    const abort = new AbortController()
    const call = clientWith().list({ query: { id: 99 } }, { signal: abort.signal })
    // A late request of an earlier test may arrive too.
    await expect.poll(() => received.map(({ url }) => url)).toContainEqual(expect.stringContaining('id=99'))
    abort.abort()
    expect(isAbort(await call.catch((reason: unknown) => reason))).toBe(true)
  })

  it('API-06 passes a call through the interceptors, outermost first', async () => {
    const sequence: string[] = []
    const link =
      (name: string): Interceptor =>
      (next) =>
      async (call) => {
        sequence.push(`${name} ${call.name}`)
        const reply = await next(call)
        sequence.push(`${name} back`)
        return reply
      }
    await clientWith(5000, [link('outer'), link('inner')]).save({ body: { value: '' } })
    expect(sequence).toEqual(['outer save', 'inner save', 'inner back', 'outer back'])
  })
})
