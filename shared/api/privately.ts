/** Keeps personal data and secrets out of addresses, which proxies log, where the server allows it. */
import { unknown } from 'superstruct'
import type { CallOptions, Client, ClientOf } from './client'
import type { Contract } from './endpoint'
import { isSessionEnd } from './errors'
import { extensionsOf } from './extensions'

/** Name by which a server announces that it accepts the parameters of private calls in the body (docs/extensions.md). */
const IN_BODY = 'parametersInBody'

interface PrivateInput {
  readonly query?: object
  readonly body?: object
}

/**
 * Returns a client factory whose private calls send their query in the JSON body if the server announces that. A server
 * that does not, or that returns no settings, gets the query of the contract.
 */
export function privately(clientOf: ClientOf): ClientOf {
  const takesBody = async (options: CallOptions): Promise<boolean> => {
    try {
      return (await extensionsOf(clientOf, options)).includes(IN_BODY)
    } catch (error) {
      // The call would have its query in the address, in a session that has not been asked.
      if (isSessionEnd(error)) throw error
      return false
    }
  }
  function privateOf<C extends Contract>(calls: C): Client<C>
  // The implementation signature is untyped, as in `createClient`.
  function privateOf(calls: Contract): object {
    const ofPrivate = Object.entries(calls).filter(([, { isPrivate }]) => isPrivate)
    const plain = new Map(Object.entries(clientOf(calls)))
    const moved = ofPrivate.map(([name, endpoint]) => {
      const [inBody] = Object.values(clientOf({ [name]: { ...endpoint, body: unknown() } }))
      const call = async ({ query, body, ...input }: PrivateInput = {}, options: CallOptions = {}): Promise<unknown> =>
        (await takesBody(options))
          ? inBody?.({ ...input, body: { ...body, ...query } }, options)
          : plain.get(name)?.({ ...input, query, body }, options)
      return [name, call] as const
    })
    return Object.fromEntries([...plain, ...moved])
  }
  return privateOf
}
