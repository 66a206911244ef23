import { array, is, number, object, optional, string, type } from 'superstruct'
import type { Entry, Stamp } from './step-trail'

/** The router counts its entries in `idx`; the steps have a place of their own beside it. */
const State = type({
  idx: optional(number()),
  booking: optional(object({ visit: string(), trail: array(number()), basis: optional(string()) })),
})

export interface BrowserEntry extends Entry {
  readonly path: string
  /** Made by the browser itself, for a link to a place in the page. */
  readonly isUnknown: boolean
}

/** The entry of the history that the browser stands on. */
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

/** Writes what the browser's entry is, keeping what the router has written there. */
export function stampEntry(stamp: Stamp, position: number): void {
  window.history.replaceState(stateOf(stamp, position), '')
}

/** A new entry of the same address. */
export function pushEntry(stamp: Stamp, position: number): void {
  window.history.pushState(stateOf(stamp, position), '')
}

const stateOf = (stamp: Stamp, position: number) => ({ ...window.history.state, idx: position, booking: stamp })
