import { unknown } from 'superstruct'
import type { Interceptor } from '../call'
import { STEP_PLACE_KEY, READS_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'

/** The reads of one step, in the session storage of the tab. */
export interface StepReads {
  /** The text of the stored step place. Another step has other reads. `place` is its stored name. */
  readonly place: string | null
  readonly calls: readonly { readonly method: string; readonly url: string }[]
}

/** More calls than these, such as those for paged months, are not needed at once. */
const MOST = 6

/**
 * Remembers the reads that the step makes again after a reload. The head of the page then sends them before the code has
 * loaded. A write forgets them, because the step asks for something else afterwards.
 */
export function rememberReads(): Interceptor {
  const memory = persisted(READS_KEY, unknown())
  let reads: StepReads = { place: null, calls: [] }
  return (next) => (call) => {
    const { method } = call.endpoint
    if (call.isReloaded) {
      const stepPlace = stepPlaceText()
      const calls = stepPlace === reads.place ? reads.calls : []
      if (calls.length < MOST && !calls.some(({ url }) => url === call.url))
        memory.write((reads = { place: stepPlace, calls: [...calls, { method, url: call.url }] }))
    } else if (method !== 'GET' && reads.calls.length > 0) memory.write((reads = { place: null, calls: [] }))
    return next(call)
  }
}

/** The text of the stored step place, which the head of the page compares. */
function stepPlaceText(): string | null {
  try {
    return sessionStorage.getItem(STEP_PLACE_KEY)
  } catch {
    return null
  }
}
