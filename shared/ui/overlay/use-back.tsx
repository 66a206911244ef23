import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { is, string, type } from 'superstruct'

/** State of a history entry that belongs to something open on a page. */
const OverlayState = type({ overlay: string() })

/** Returns the id of what is open in an entry with this state, or null. */
export const overlayOf = (state: unknown): string | null => (is(state, OverlayState) ? state.overlay : null)

/** Makes the browser's Back button close what is open on a page, such as a dialog, although it has no route. */
export function useBack(isOpen: boolean, close: () => void): void {
  const id = useId()
  const navigate = useNavigate()
  const location = useLocation()
  /** The location above which an entry was pushed, until that entry is left. */
  const below = useRef<Location>(null)
  useEffect(() => {
    if (isOpen === (below.current !== null)) return
    below.current = isOpen ? location : null
    const { search, hash } = window.location
    if (isOpen) void navigate({ search, hash }, { state: { ...location.state, overlay: id } })
    else void navigate(-1)
  }, [isOpen, id, navigate, location])
  useEffect(() => {
    // Back may come before the entry has been rendered.
    if (below.current === null || below.current === location || overlayOf(location.state) === id) return
    below.current = null
    close()
  }, [location, id, close])
}
