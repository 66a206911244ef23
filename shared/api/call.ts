import type { Endpoint } from './endpoint'

/** One request on its way through the interceptors: plain data, so that an interceptor adds to it by copying. */
export interface Call {
  /** The call's name in the contract. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
  /** Goes on when the page is closed; its body has to be small then (64 kB at most, says fetch). */
  readonly keepalive?: boolean | undefined
  /** The caller itself tells the visitor of these failures. */
  readonly ownWords?: ((error: unknown) => boolean) | undefined
}

/** A 2xx answer: `output` is what the endpoint's struct read, `undefined` where it has none. */
export interface Reply {
  readonly headers: Headers
  readonly output: unknown
}

export type Send = (call: Call) => Promise<Reply>

/** Wraps the next sender: may change the call, look at the reply, send again, or deal with the error and throw it on. */
export type Interceptor = (next: Send) => Send

export const withHeaders = (call: Call, headers: Readonly<Record<string, string>>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
})
