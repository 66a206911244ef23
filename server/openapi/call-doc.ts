import type { Contract, Endpoint, InputOf, OutputOf } from '#shared/api/endpoint'

/** An error answer of a call: its status, the `code` of its body, and when it comes. */
export interface ErrorDoc {
  readonly status: 400 | 403 | 404 | 409 | 412 | 413 | 429
  readonly code: string
  readonly when: string
}

interface Words {
  /** A few words, the heading of the call. */
  readonly summary: string
  /** What it does and what a server has to keep; Markdown. */
  readonly description: string
  readonly errors: readonly ErrorDoc[]
}

/**
 * What the published document says of a call beyond what its structs say. `input` and `output` are examples, in the demo
 * chain's own data. The errors that every call can answer with (no session, bad input, cross-site) are not repeated here.
 */
export type CallDoc<E extends Endpoint> = Words &
  (object extends InputOf<E> ? object : { readonly input: InputOf<E> }) &
  (OutputOf<E> extends void ? object : { readonly output: OutputOf<E> })

/** A description for every call of a section. */
export type Docs<C extends Contract> = { readonly [K in keyof C]: CallDoc<C[K]> }

/** What any call's description has, for who reads them all. */
export interface AnyCallDoc extends Words {
  readonly input?: { readonly params?: object; readonly query?: object; readonly body?: unknown }
  readonly output?: unknown
}
