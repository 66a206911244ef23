import { array, is, number, object, optional, string, type } from 'superstruct'
import type { Entry, Stamp } from './step-trail'

/** State of a history entry: the router's index `idx`, and beside it the stamp of the wizard. */
const State = type({
  idx: optional(number()),
  booking: optional(object({ visit: string(), trail: array(number()), basis: optional(string()) })),
})

export interface BrowserEntry extends Entry {
  readonly path: string
  /** True for an entry that the browser created for a fragment link. */
  readonly isUnknown: boolean
}

/** Returns the current history entry. */
export function browserEntry(): BrowserEntry {
  const { state } = window.history
  const { idx, booking } = is(state, State) ? state : {}
  return {
    position: idx ?? 0,
    stamp: booking ?? null,
    path: window.location.pathname,
    isUnknown: idx === undefined,
  }
}

/** Writes the stamp into the current entry. Keeps the router's state. */
export function stampEntry(stamp: Stamp, position: number): void {
  window.history.replaceState(stateOf(stamp, position), '')
}

/** Pushes a new entry with the same URL. */
export function pushEntry(stamp: Stamp, position: number): void {
  window.history.pushState(stateOf(stamp, position), '')
}

const stateOf = (stamp: Stamp, position: number) => ({ ...window.history.state, idx: position, booking: stamp })
