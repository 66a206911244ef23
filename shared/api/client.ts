import type { Call, Interceptor, Send } from './call'
import type { Contract, Endpoint, InputOf, OutputOf } from './endpoint'
import { definePort } from '../store/define-store'

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** For a read that the step makes again after a reload, so that the head of the page can send it at once. */
  readonly isReloaded?: boolean
  /** For a small write that must arrive even if the page is closed meanwhile. */
  readonly keepalive?: boolean
  /** Returns true for failures that the caller reports in a notification of its own. */
  readonly handlesError?: (error: unknown) => boolean
}

type Arguments<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions]

/**
 * One function per call of the contract. Each rejects with an error of `errors.ts`, or with the caller's own abort
 * reason.
 */
export type Client<C extends Contract> = {
  readonly [K in keyof C]: (...args: Arguments<C[K]>) => Promise<OutputOf<C[K]>>
}

/** Creates the functions for a table of calls. A caller that names only its own calls keeps its bundle small. */
export type ClientOf = <C extends Contract>(calls: C) => Client<C>

interface ClientOptions {
  /** Prefix of each path, for example `/ServiceBooking/rest`. */
  readonly root: string
  /** The last link of the chain, which sends over the network. */
  readonly send: Send
  /** Outermost first. */
  readonly interceptors?: readonly Interceptor[]
}

interface AnyInput {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

/** Creates a client factory that sends all calls through one interceptor chain. */
export function createClient({ root, send, interceptors = [] }: ClientOptions): ClientOf {
  const chain = interceptors.reduceRight<Send>((next, interceptor) => interceptor(next), send)
  const call =
    (name: string, endpoint: Endpoint) =>
    async (input: AnyInput = {}, { signal, headers = {}, ...more }: CallOptions = {}): Promise<unknown> => {
      const request: Call = {
        name,
        endpoint,
        url: root + pathOf(endpoint, input.params) + queryString(input.query),
        headers,
        body: endpoint.body === undefined ? undefined : JSON.stringify(input.body),
        signal,
        ...more,
      }
      return (await chain(request)).output
    }
  function clientOf<C extends Contract>(calls: C): Client<C>
  // The implementation signature is untyped, because Object.entries loses the type of each call.
  function clientOf(calls: Contract): object {
    return Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, call(name, endpoint)] as const))
  }
  return clientOf
}

const pathOf = ({ path }: Endpoint, params: object = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))

function queryString(query: object = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) parameters.append(name, String(one))
  const text = parameters.toString()
  return text && `?${text}`
}

/**
 * The port through which stores call the server. `src/wiring.ts` provides it. A store requests its calls with
 * `get(apiPort)({ searchVehicle, vehicleMakes })`.
 */
export const apiPort = definePort<ClientOf>('api')

/**
 * The port for reads that a later step makes, so that they do not wait for its code and its screen (early/answers.ts).
 * The next identical call through `apiPort` receives the answer. Nothing reports or retries a failure.
 */
export const aheadPort = definePort<ClientOf>('api-ahead')
