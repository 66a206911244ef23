import type { Call, Reply, Send } from './call'
import { ApiError, ContractError, DeniedError, isAbort, NetworkError, TimeoutError } from './errors'
import { secondsUntil } from './retry-after'
import { saysNo } from './says-no'

/** The subset of the browser's `fetch` used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface HttpCallOptions {
  readonly fetch: Fetch
  readonly timeoutMs: number
}

/** Sends a call with fetch and reads the response through the endpoint's struct. Sends cookies and never caches. */
export function createHttpCall({ fetch, timeoutMs }: HttpCallOptions): Send {
  return async (call) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(call.url, {
        method: call.endpoint.method,
        headers: call.body === undefined ? call.headers : { ...call.headers, 'Content-Type': 'application/json' },
        body: call.body ?? null,
        credentials: 'include',
        cache: 'no-store',
        keepalive: call.keepalive ?? false,
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      })
      const text = await response.text()
      if (!response.ok) throw apiError(call, response, text)
      return { headers: response.headers, output: read(call, text) }
    } catch (error) {
      throw outcome(error, call, timeout)
    }
  }
}

function outcome(error: unknown, call: Call, timeout: AbortSignal): unknown {
  if (error instanceof ApiError || error instanceof ContractError || error instanceof DeniedError) return error
  if (call.signal?.aborted) return call.signal.reason
  if (timeout.aborted) return new TimeoutError(`${call.name}: no answer in time`, { cause: error })
  if (isAbort(error)) return error
  return new NetworkError(`${call.name}: no connection`, { cause: error })
}

function apiError({ endpoint }: Call, { status, headers }: Response, text: string): ApiError {
  const body = parseJson(text)
  const field = (name: string): string | null => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
    return typeof value === 'string' ? value : null
  }
  const message = field('userErrorMessage') ?? field('message') ?? `HTTP ${status}`
  return new ApiError(status, field('code'), message, body === invalid ? null : body, {
    isOfRead: endpoint.method === 'GET',
    retryAfter: secondsUntil(headers.get('Retry-After'), Date.now()),
  })
}

function read({ name, endpoint }: Call, text: string): Reply['output'] {
  const { method, output: struct, canSayNo = method !== 'GET' && !struct } = endpoint
  const parsed = struct || canSayNo ? parseJson(text) : undefined
  // A response with a text alone may be sent as it is.
  const value = parsed === invalid ? text : parsed
  if (canSayNo && saysNo(value)) throw new DeniedError(`${name}: the server says no`)
  if (!struct) return undefined
  const [error, output] = struct.validate(value, { coerce: true, mask: true })
  if (error)
    throw new ContractError(`${name}: ${parsed === invalid ? 'the answer is not JSON' : error.message}`, {
      cause: error,
    })
  return output
}

const invalid = Symbol('not JSON')

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return invalid
  }
}
