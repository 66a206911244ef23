import type { Struct } from 'superstruct'

/** The part of a superstruct struct that reads and describes a `T`. A struct of a narrower type is assignable. */
export type Schema<T = unknown> = Pick<Struct<T>, 'TYPE' | 'type' | 'schema' | 'validate'>

/**
 * One call of the contract (specification section 7): its method, its path below `/ServiceBooking/rest` and the structs
 * of its input and output. The client, the reference server and the tests derive their types from this description.
 *
 * `query` values are sent as strings, arrays as repeated parameters. Without `output` the response body is ignored, so
 * any 2xx response is valid, even an empty one.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Output = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** May contain `{name}` placeholders, which `params` describes. */
  readonly path: `/${string}`
  readonly params?: Schema<Params>
  readonly query?: Schema<Query>
  readonly body?: Schema<Body>
  readonly output?: Schema<Output>
  /**
   * Whether a 2xx response may say no, and is then a `DeniedError` (AS-09). The default is true for a write without
   * `output`, and false for the other calls.
   */
  readonly canSayNo?: boolean
  /** The step that makes the call can do without it, so its failure raises no notification (AS-02). */
  readonly isOptional?: true
  /** No screen of the application makes the call. A server has it for the chain's other programs. */
  readonly hasNoScreen?: true
  /** Name by which a server announces this call, which the contract does not have (docs/extensions.md). */
  readonly extension?: string
  /** A call of the workshop's own systems. It needs no session but a token of the desk. */
  readonly isOfDesk?: true
  /** The query has personal data or a secret. Extension `parametersInBody` accepts the parameters in the JSON body too. */
  readonly isPrivate?: true
}

export type Contract = Readonly<Record<string, Endpoint>>

/** Preserves the exact structs of an endpoint in its type. */
export const endpoint = <E extends Endpoint>(description: E): E => description

type OfSchema<S> = S extends Schema<infer T> ? T : never

/** The input of a call: `{ params, query, body }`, each only if the endpoint has it. A body may be optional. */
export type InputOf<E extends Endpoint> = (E extends { readonly params: infer P }
  ? { readonly params: OfSchema<P> }
  : object) &
  (E extends { readonly query: infer Q } ? { readonly query: OfSchema<Q> } : object) &
  (E extends { readonly body: infer B } ? BodyOf<OfSchema<B>> : object)

type BodyOf<Body> = undefined extends Body ? { readonly body?: Body } : { readonly body: Body }

/** The result of a call, or `void` if the response body is ignored. */
export type OutputOf<E extends Endpoint> = E extends { readonly output: infer O } ? OfSchema<O> : void
