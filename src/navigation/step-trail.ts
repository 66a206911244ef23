/** The rules by which the browser's history follows the steps; what they mean for a browser is in step-history.ts. */

/** What an entry of the history knows of the wizard. */
export interface Stamp {
  /** Which booking it belongs to. */
  readonly visit: string
  /** Where in the history the entry of each step stands, up to this entry's own step; NONE for a step without one. */
  readonly trail: readonly number[]
  /** What all the steps had made when the visitor came back here from a later one. */
  readonly basis?: string | undefined
}

export interface Entry {
  /** Counts on from entry to entry. */
  readonly position: number
  readonly stamp: Stamp | null
}

export interface Place {
  readonly visit: string
  readonly index: number
  /** The last step: the booking has been sent. */
  readonly isFinished: boolean
}

export const NONE = -1

export const stepOf = ({ trail }: Stamp): number => trail.length - 1

/** The way to a step at a position: the entries known of the steps before it, as far as they lie before it. */
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
 * What has to be done so that the browser's entry is the wizard's step. A step forward is a new entry; a step back is the
 * entry of that step, or the entry at hand made over where there is none; another booking begins where the one before it
 * began, so that everything of that one lies ahead and goes with the next step.
 */
export function align({ position, stamp }: Entry, { visit, index, isFinished }: Place): Alignment {
  // Of a booking that was sent only the first step is left, which begins another.
  const made = (known: readonly number[]): Alignment => ({
    kind: 'replace',
    stamp: { visit, trail: trailTo(isFinished ? 0 : index, position, known) },
  })
  if (!stamp) return made([])
  if (stamp.visit !== visit) {
    const first = stamp.trail.find((one) => one !== NONE) ?? position
    return first < position ? { kind: 'travel', to: { position: first, stamp: null } } : made([])
  }
  const step = stepOf(stamp)
  if (step === index) return { kind: 'none' }
  if (step < index) return { kind: 'push', stamp: { visit, trail: trailTo(index, position + 1, stamp.trail) } }
  const earlier = stamp.trail[index] ?? NONE
  if (earlier === NONE) return made(stamp.trail)
  return { kind: 'travel', to: { position: earlier, stamp: { visit, trail: stamp.trail.slice(0, index + 1) } } }
}

/** The same where the history cannot be walked: the entry at hand becomes the wizard's step. */
export const adopt = ({ position, stamp }: Entry, { visit, index }: Place): Stamp => ({
  visit,
  trail: trailTo(index, position, stamp?.visit === visit ? stamp.trail : []),
})

interface Situation {
  readonly place: Place
  /** The entry the visitor comes from. */
  readonly from: Entry
  readonly canReopen: (step: number) => boolean
  /** Whether leaving may be asked about now: what the server has of the booking is known, or cannot be had. */
  readonly canAsk: boolean
  /** What a step is built on: what the steps before it have made. */
  readonly basis: (step: number) => string
}

export type Verdict =
  /** The wizard goes to the entry's step. */
  | 'go'
  /** The visitor is where they were. */
  | 'here'
  /** They stay, and the history is put back. */
  | 'return'
  /** The same, and they are asked whether to leave the booking. */
  | 'ask'
  /** A booking that was sent is left: the next one begins. */
  | 'anew'

/** What becomes of Back or forward to an entry of the same process (WZ-13). */
export function walk({ place, from, canReopen, canAsk, basis }: Situation, { position, stamp }: Entry): Verdict {
  const isSame = stamp?.visit === place.visit
  const step = stamp ? stepOf(stamp) : NONE
  if (isSame && step === place.index) return 'here'
  if (place.isFinished) return 'anew'
  // Of an earlier booking: nothing of it comes back. One that lies behind is made over, one ahead is left alone.
  if (!isSame) return position < from.position ? 'here' : 'return'
  // Forward again is Continue without sending anything, so only where nothing has changed since of what the step is built
  // on. What it makes itself may have: a change made there last can still be on its way when the visitor leaves.
  if (step > place.index) return from.stamp?.basis?.startsWith(basis(step)) ? 'go' : 'return'
  if (!canAsk) return 'return'
  return canReopen(step) ? 'go' : 'ask'
}
