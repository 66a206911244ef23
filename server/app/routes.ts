import type { Contract, Endpoint } from '#shared/api/endpoint'
import type { Context, Handlers } from '../sections/context'
import type { RawInput } from '../http/input'

/** A call of the contract and its handler. */
export interface Route {
  readonly name: string
  readonly endpoint: Endpoint
  readonly run: (input: RawInput, context: Context) => Promise<unknown>
}

type AnyHandler = Route['run']

/** Pairs each call with its handler. A call without a handler does not compile. */
export function routesOf<C extends Contract>(contract: C, handlers: Handlers<C>): Route[]
// The implementation signature is untyped, because Object.entries loses the types of the individual calls.
// It is safe, because `readInput` validates the input with the structs that the handlers' types derive from.
export function routesOf(contract: Contract, handlers: Readonly<Record<string, AnyHandler>>): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => {
    const run = handlers[name]
    if (!run) throw new Error(`no handler for ${name}`)
    return { name, endpoint, run }
  })
}
