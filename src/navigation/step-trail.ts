/** Rules that keep the browser's history in line with the steps. step-history.ts applies them to a browser. */

/** The wizard's data in a history entry. */
export interface Stamp {
  /** Identifies the booking. */
  readonly visit: string
  /** History position of each step's entry up to this entry's step, or NONE for a step without an entry. */
  readonly trail: readonly number[]
  /** Serialised outputs of all steps when the visitor came back to this entry from a later one. */
  readonly basis?: string | undefined
}

export interface Entry {
  /** Increases from entry to entry. */
  readonly position: number
  readonly stamp: Stamp | null
}

export interface StepPlace {
  readonly bookingAttemptId: string
  readonly index: number
  /** True on the last step, after the booking was sent. */
  readonly isFinished: boolean
}

export const NONE = -1

export const stepOf = ({ trail }: Stamp): number => trail.length - 1

/** Returns the positions of the steps up to `index`, with known positions only if they lie before `position`. */
const trailTo = (index: number, position: number, known: readonly number[]): readonly number[] => [
  ...Array.from({ length: index }, (_, step) => {
    const before = known[step] ?? NONE
    return before < position ? before : NONE
  }),
  position,
]

export type Alignment =
  | { readonly kind: 'none' }
  | { readonly kind: 'push' | 'replace'; readonly stamp: Stamp }
  | { readonly kind: 'travel'; readonly to: Entry }

/**
 * Returns the next action that brings the browser's entry to the wizard's step. A step forward pushes an entry. A step
 * back travels to that step's entry, or replaces the current one if there is none. Another booking starts at the first
 * entry of the previous booking, so that the next push removes the entries of that booking.
 */
export function align({ position, stamp }: Entry, { bookingAttemptId, index, isFinished }: StepPlace): Alignment {
  // Of a booking that was sent only the first step remains, which starts another booking.
  const made = (known: readonly number[]): Alignment => ({
    kind: 'replace',
    stamp: { visit: bookingAttemptId, trail: trailTo(isFinished ? 0 : index, position, known) },
  })
  if (!stamp) return made([])
  if (stamp.visit !== bookingAttemptId) {
    const first = stamp.trail.find((one) => one !== NONE) ?? position
    return first < position ? { kind: 'travel', to: { position: first, stamp: null } } : made([])
  }
  const step = stepOf(stamp)
  if (step === index) return { kind: 'none' }
  if (step < index) {
    // One entry a step, also if this code has loaded after several steps, so that Back skips none.
    const reached = isFinished ? index : step + 1
    return { kind: 'push', stamp: { visit: bookingAttemptId, trail: trailTo(reached, position + 1, stamp.trail) } }
  }
  const earlier = stamp.trail[index] ?? NONE
  if (earlier === NONE) return made(stamp.trail)
  return {
    kind: 'travel',
    to: { position: earlier, stamp: { visit: bookingAttemptId, trail: stamp.trail.slice(0, index + 1) } },
  }
}

/** Returns the stamp that makes the current entry that of the wizard's step, without navigation. */
export const adopt = ({ position, stamp }: Entry, { bookingAttemptId, index }: StepPlace): Stamp => ({
  visit: bookingAttemptId,
  trail: trailTo(index, position, stamp?.visit === bookingAttemptId ? stamp.trail : []),
})

interface Situation {
  readonly stepPlace: StepPlace
  /** The entry that the visitor comes from. */
  readonly from: Entry
  readonly canReopen: (step: number) => boolean
  /** True if confirmation is possible now: the server's booking is known, or loading it failed. */
  readonly canAsk: boolean
  /** Returns the serialised outputs of the steps before `step`. */
  readonly basis: (step: number) => string
}

export type Verdict =
  /** The wizard goes to the entry's step. */
  | 'go'
  /** The entry belongs to the visitor's current step. */
  | 'here'
  /** The visitor stays and the history is restored. */
  | 'return'
  /** As 'return', and the visitor is asked whether to leave the booking. */
  | 'ask'
  /** The visitor leaves a booking that was sent, so a new one starts. */
  | 'anew'

/** Decides a Back or Forward navigation to an entry of the same process (WZ-13). */
export function walk({ stepPlace, from, canReopen, canAsk, basis }: Situation, { position, stamp }: Entry): Verdict {
  const isSame = stamp?.visit === stepPlace.bookingAttemptId
  const step = stamp ? stepOf(stamp) : NONE
  if (isSame && step === stepPlace.index) return 'here'
  if (stepPlace.isFinished) return 'anew'
  // An earlier booking is never reopened. An entry behind is replaced, an entry ahead is left unchanged.
  if (!isSame) return position < from.position ? 'here' : 'return'
  // Forward skips the submit of the current step, so the outputs of the steps before the target must be unchanged. The
  // target's own output may differ, because its last change can still be pending when the visitor leaves.
  if (step > stepPlace.index) return from.stamp?.basis?.startsWith(basis(step)) ? 'go' : 'return'
  if (!canAsk) return 'return'
  return canReopen(step) ? 'go' : 'ask'
}
