import type { Contract, Endpoint } from '#shared/api/endpoint'
import type { Context, Handlers } from './calls/types'
import type { RawInput } from './input'

/** A call of the contract with what does it. */
export interface Route {
  readonly name: string
  readonly endpoint: Endpoint
  readonly run: (input: RawInput, context: Context) => Promise<unknown>
}

type AnyHandler = Route['run']

/** Pairs each call with its handler; a call without one does not compile. */
export function routesOf<C extends Contract>(contract: C, handlers: Handlers<C>): Route[]
// The second signature is what runs: Object.entries cannot carry each call's own types through. `readInput` has read the
// input by the very structs the handler's types come from.
export function routesOf(contract: Contract, handlers: Readonly<Record<string, AnyHandler>>): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => {
    const run = handlers[name]
    if (!run) throw new Error(`no handler for ${name}`)
    return { name, endpoint, run }
  })
}
