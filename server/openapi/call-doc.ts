import type { Contract, Endpoint, InputOf, OutputOf } from '#shared/api/endpoint'
import type { Heading } from './headings'

/** An error response of a call: its status, the `code` of its body, and its cause. */
export interface ErrorDoc {
  readonly status: 400 | 401 | 404 | 409 | 429
  readonly code: string
  readonly when: string
}

/** An optional header of a request, beside those of the session. It is an extension (docs/extensions.md). */
export interface HeaderDoc {
  readonly name: string
  readonly description: string
  readonly example: string
}

interface DocTexts {
  /** Heading of the call in specification section 7, or its extension. */
  readonly heading: Heading
  /** Short heading of the call. */
  readonly summary: string
  /** What the call does and what a server must ensure, as Markdown. */
  readonly description: string
  readonly headers?: readonly HeaderDoc[]
  readonly errors: readonly ErrorDoc[]
}

/** An example of a response that depends on how far the visitor is. */
export interface StepExample<T = unknown> {
  readonly summary: string
  readonly value: T
}

/**
 * Documentation of a call that its structs do not contain. `input` and `output` are examples with the demo chain's
 * data, `outputs` examples by the step of a booking. Errors common to all calls (no session, invalid input, cross-site)
 * are not repeated here.
 */
export type CallDoc<E extends Endpoint> = DocTexts &
  (object extends InputOf<E> ? { readonly input?: InputOf<E> } : { readonly input: InputOf<E> }) &
  (OutputOf<E> extends void
    ? object
    : { readonly output: OutputOf<E> } | { readonly outputs: Readonly<Record<string, StepExample<OutputOf<E>>>> })

/** Documentation of every call of a file of the contract. */
export type Docs<C extends Contract> = { readonly [K in keyof C]: CallDoc<C[K]> }

/** Documentation of any call, for code that iterates over all calls. */
export interface AnyCallDoc extends DocTexts {
  readonly input?: { readonly params?: object; readonly query?: object; readonly body?: unknown }
  readonly output?: unknown
  readonly outputs?: Readonly<Record<string, StepExample>>
}

const errorOf =
  (status: ErrorDoc['status']) =>
  (code: string, when: string): ErrorDoc => ({ status, code, when })

export const badRequest = errorOf(400)
export const notFound = errorOf(404)
export const conflict = errorOf(409)
export const tooManyRequests = errorOf(429)
