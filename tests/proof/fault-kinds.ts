/** The faults injected into a single call, and the error that each one causes. */
import { HttpResponse } from 'msw'
import { vi } from 'vitest'
import { contract, type BookingContract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { ApiError, ContractError, NetworkError, TimeoutError } from '#shared/api/errors'
import { REST_ROOT } from '#shared/api/rest-root'
import { isPathOf } from '../harness/is-path-of'
import type { Shop } from '../harness/screens/shop'

export type CallName = keyof BookingContract

export interface Fault {
  readonly name: string
  /**
   * The error that the caller gets, or null if the response is still acceptable because the page uses nothing of it.
   */
  readonly errorOf: (call: CallName) => unknown
  /** Makes the call fail from now on. Returns a function that ends the fault. */
  readonly begin: (shop: Shop, call: CallName) => () => void
}

const endpointOf = (call: CallName): Endpoint => contract[call]

const answering =
  (answer: (call: CallName) => Response): Fault['begin'] =>
  (shop, call) => {
    shop.answer(call, () => answer(call))
    return () => shop.restore(call)
  }

const status = (code: number): Fault => ({
  name: `HTTP ${code}`,
  errorOf: () => new ApiError(code, 'TEST', 'made to fail'),
  begin: answering(() => HttpResponse.json({ code: 'TEST', message: 'made to fail' }, { status: code })),
})

/** For each call with an output, at least one of these is invalid. */
const SHAPES: readonly unknown[] = [{ nonsense: true }, 42, 'nonsense', [42], [[]], null]
const wrongShape = (call: CallName): unknown =>
  SHAPES.find((shape) => endpointOf(call).output?.validate(shape, { coerce: true, mask: true })[0] !== undefined)
const contractError = (call: CallName): unknown => (endpointOf(call).output ? new ContractError() : null)

export const FAULTS: readonly Fault[] = [
  ...[400, 404, 412, 429, 500, 504].map(status),
  { name: 'timeout', errorOf: () => new TimeoutError(), begin: timeOut },
  { name: 'connection lost', errorOf: () => new NetworkError(), begin: answering(() => HttpResponse.error()) },
  { name: 'malformed JSON', errorOf: contractError, begin: acted(() => '{"a": <html>') },
  {
    name: 'a wrong shape',
    errorOf: (call) => (wrongShape(call) === undefined ? null : contractError(call)),
    begin: acted((call) => JSON.stringify(wrongShape(call) ?? null)),
  },
]

/** The server executes the call, but its response is unreadable. */
function acted(bodyOf: (call: CallName) => string): Fault['begin'] {
  return (shop, call) => {
    shop.answer(call, async (pass) => {
      const { headers, status: said } = await pass()
      // A 204 has no body, so the status becomes 200.
      return new Response(bodyOf(call), { headers, status: said === 204 ? 200 : said })
    })
    return () => shop.restore(call)
  }
}

/** Expires the time limit of this call only, at once. */
function timeOut(_: Shop, call: CallName): () => void {
  let limit = new AbortController()
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limit = new AbortController()
    return limit.signal
  })
  const send = window.fetch
  const fetches = vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, window.location.href)
    const [, path = ''] = pathname.split(REST_ROOT)
    if (!isPathOf(call, path)) return send(url, init)
    const mine = limit
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      queueMicrotask(() => mine.abort(new DOMException('late', 'TimeoutError')))
    })
  })
  return () => {
    limits.mockRestore()
    fetches.mockRestore()
  }
}
