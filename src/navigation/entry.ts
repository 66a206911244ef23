import type { Location } from 'react-router-dom'
import { array, is, nullable, number, object, optional, string, type } from 'superstruct'
import { overlayOf } from '#shared/ui/overlay/use-back'
import type { Entry } from './step-trail'

/** State of an entry of the router's history. */
const EntryState = type({
  position: number(),
  stamp: nullable(object({ visit: string(), trail: array(number()), basis: optional(string()) })),
})

export interface HistoryEntry extends Entry {
  readonly path: string
  /** The id of an overlay with an entry of its own that is open in this one, or null. */
  readonly overlay: string | null
}

/**
 * Returns the entry of a location, with the position null if the application has not stamped it yet. An overlay's entry
 * has the state of the entry before it.
 */
export function entryOf({
  pathname,
  state,
}: Pick<Location, 'pathname' | 'state'>): Omit<HistoryEntry, 'position'> & { position: number | null } {
  const overlay = overlayOf(state)
  if (!is(state, EntryState)) return { path: pathname, position: null, stamp: null, overlay }
  return { path: pathname, position: state.position + (overlay === null ? 0 : 1), stamp: state.stamp, overlay }
}

/** Position of the browser's entry, which the router may not have drawn yet, or null if it has none. */
export function browserPosition(): number | null {
  const { pathname } = window.location
  // The router keeps the state of a location under this name.
  return entryOf({ pathname, state: Object(window.history.state).usr }).position
}
