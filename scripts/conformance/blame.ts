/** Remembers which call an error came from, so that a finding blames the call that failed and not the one under check. */
import { contract, type BookingContract } from '#shared/api/contract'
import type { Visitor } from '../tools/visitor'

type CallName = keyof BookingContract

const causes = new WeakMap<Error, CallName>()

/** Returns the call that the error came from, or undefined if it came from a check itself. */
export const causeOf = (error: unknown): CallName | undefined =>
  error instanceof Error ? causes.get(error) : undefined

const isCall = (name: string | symbol): name is CallName => typeof name === 'string' && Object.hasOwn(contract, name)

/** 'POST /reserve-time' */
export const titleOf = (call: CallName): string => `${contract[call].method} ${contract[call].path}`

/** Wraps the calls of a visitor, so that `causeOf` knows their errors. */
export const blaming = (api: Visitor['api']): Visitor['api'] =>
  new Proxy(api, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function' || !isCall(name)) return call
      return async (...input: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(call, target, input)
        } catch (error) {
          if (error instanceof Error) causes.set(error, name)
          throw error
        }
      }
    },
  })
