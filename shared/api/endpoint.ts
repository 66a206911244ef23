import type { Struct } from 'superstruct'

/** A superstruct struct, seen only as what reads and describes a `T` (so that a struct of a narrower type fits). */
export type Schema<T = unknown> = Pick<Struct<T>, 'TYPE' | 'type' | 'schema' | 'validate'>

/**
 * One call of the contract (SPEC.md section 7): its method, its path below `/ServiceBooking/rest`, and the structs of
 * what goes in and out. The browser client, the reference server and the tests are all typed from this one description.
 *
 * `query` values travel as strings; arrays repeat the name. An absent `output` means that nothing of the answer is used,
 * so any 2xx answer, an empty one too, is valid.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Output = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** May hold `{name}`s, which `params` describes. */
  readonly path: `/${string}`
  readonly params?: Schema<Params>
  readonly query?: Schema<Query>
  readonly body?: Schema<Body>
  readonly output?: Schema<Output>
}

export type Contract = Readonly<Record<string, Endpoint>>

/** Keeps the literal structs of an endpoint in its type. */
export const endpoint = <E extends Endpoint>(description: E): E => description

type OfSchema<S> = S extends Schema<infer T> ? T : never

/** What a caller hands over: `{ params, query, body }`, each only where the endpoint has it. */
export type InputOf<E extends Endpoint> = (E extends { readonly params: infer P }
  ? { readonly params: OfSchema<P> }
  : object) &
  (E extends { readonly query: infer Q } ? { readonly query: OfSchema<Q> } : object) &
  (E extends { readonly body: infer B } ? { readonly body: OfSchema<B> } : object)

/** What a caller gets back; `undefined` where nothing of the answer is used. */
export type OutputOf<E extends Endpoint> = E extends { readonly output: infer O } ? OfSchema<O> : void
