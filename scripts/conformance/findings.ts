import type { BookingContract } from '#shared/api/contract'
import { reason } from '../tools/run'

export type CallName = keyof BookingContract

/** What was seen of one promise of a call. `not tried`: the server has nothing it could be tried on. */
export interface Finding {
  readonly call: CallName
  /** The promise, as a sentence about the server. */
  readonly promise: string
  readonly verdict: 'holds' | 'broken' | 'not tried'
  readonly why: string | null
}

/** Thrown where a server has nothing to try a promise on: a shop without campaigns is not a broken one. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

/** Thrown where a promise is broken. */
class Broken extends Error {
  override readonly name = 'Broken'
}

/** Says that the promise under check is broken, unless `isSo`. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Broken(otherwise)
}

/** The value, or the end of the check: there is nothing to try it on. */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotTried(`no ${what} to try it on`)
  return value
}

/** Collects findings; `check` never throws, so that one broken promise hides no other. */
export class Findings {
  readonly all: Finding[] = []

  /** Tries a promise of a call; whether it held. */
  async check(call: CallName, promise: string, attempt: () => Promise<void>): Promise<boolean> {
    try {
      await attempt()
      this.all.push({ call, promise, verdict: 'holds', why: null })
      return true
    } catch (error) {
      const verdict = error instanceof NotTried ? 'not tried' : 'broken'
      this.all.push({ call, promise, verdict, why: reason(error) })
      return false
    }
  }
}
