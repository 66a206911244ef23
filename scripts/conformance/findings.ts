import type { BookingContract } from '#shared/api/contract'
import { reason } from '../tools/run'
import { causeOf, titleOf } from './blame'

export type CallName = keyof BookingContract

/** Result of checking one promise of a call. `not tried`: the server has no data for the check. */
export interface Finding {
  readonly call: CallName
  /** The promise, as a sentence about the server. */
  readonly promise: string
  readonly verdict: 'holds' | 'broken' | 'not tried'
  readonly why: string | null
}

/** Thrown if the server has no data for a check. A shop without campaigns is not broken. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

/** Thrown if a promise is broken. */
class Broken extends Error {
  override readonly name = 'Broken'
}

/** Reports the promise under check as broken unless `isSo`. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Broken(otherwise)
}

/** Returns the value, or ends the check as not tried if it is missing. */
export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotTried(`the server has no ${what}`)
  return value
}

/** Collects findings. `check` never throws, so that a broken promise does not hide another. */
export class Findings {
  readonly all: Finding[] = []

  /** Checks a promise of a call. Resolves to true if it holds. */
  async check(call: CallName, promise: string, attempt: () => Promise<void>): Promise<boolean> {
    try {
      await attempt()
      this.all.push({ call, promise, verdict: 'holds', why: null })
      return true
    } catch (error) {
      const cause = error instanceof NotTried ? call : (causeOf(error) ?? call)
      if (cause !== call) this.blame(error)
      const verdict = cause !== call || error instanceof NotTried ? 'not tried' : 'broken'
      this.all.push({ call, promise, verdict, why: cause === call ? reason(error) : `${titleOf(cause)} failed` })
      return false
    }
  }

  /** Notes once what the application reads although the contract writes it in another way. */
  forgive(call: CallName, why: string): void {
    if (!this.all.some((one) => one.call === call && one.why === why))
      this.all.push({ call, promise: 'reads, but better as the contract says', verdict: 'holds', why })
  }

  /** Reports the call that an error came from as broken, once for each reason. */
  blame(error: unknown): void {
    const call = causeOf(error)
    const why = reason(error)
    if (call !== undefined && !this.all.some((one) => one.call === call && one.why === why))
      this.all.push({ call, promise: 'responds as the contract says', verdict: 'broken', why })
  }
}
