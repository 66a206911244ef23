import type { Endpoint } from './endpoint'

/** A request on its way through the interceptors. Plain data: an interceptor changes it by copying. */
export interface Call {
  /** The call's name in the contract. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
  /** True for a read that the step makes again after a reload. */
  readonly isReloaded?: boolean | undefined
  /** Lets the request outlive the page. fetch then limits its body to 64 kB. */
  readonly keepalive?: boolean | undefined
  /** Returns true for failures that the caller itself reports to the visitor. */
  readonly handlesError?: ((error: unknown) => boolean) | undefined
}

/** A 2xx response. `output` is the value read by the endpoint's struct, or `undefined` without a struct. */
export interface Reply {
  readonly headers: Headers
  readonly output: unknown
}

export type Send = (call: Call) => Promise<Reply>

/**
 * Wraps the next sender. It may change the call, inspect the response, send again, or handle an error and rethrow it.
 */
export type Interceptor = (next: Send) => Send

export const withHeaders = (call: Call, headers: Readonly<Record<string, string>>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
})
