import type { Location } from 'react-router-dom'
import { array, is, nullable, number, object, optional, string, type } from 'superstruct'
import { overlayOf } from '#shared/ui/overlay/use-back'
import type { Entry } from './step-trail'

/** What the application keeps in an entry of the router's history. */
const EntryState = type({
  position: number(),
  stamp: nullable(object({ visit: string(), trail: array(number()), basis: optional(string()) })),
})

export interface HistoryEntry extends Entry {
  readonly path: string
  /** The id of something on the page that has an entry of its own and is open in this one, or null. */
  readonly overlay: string | null
}

/** Returns the entry of a location, with the position null if the application has not stamped it yet. */
export function entryOf({ pathname, state }: Location): Omit<HistoryEntry, 'position'> & { position: number | null } {
  const { position, stamp } = is(state, EntryState) ? state : { position: null, stamp: null }
  return { path: pathname, position, stamp, overlay: overlayOf(state) }
}
