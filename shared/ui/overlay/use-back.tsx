import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { is, string, type } from 'superstruct'

/** State of a history entry that belongs to something open on a page. */
const OverlayState = type({ overlay: string() })

/** Returns the id of what is open in an entry with this state, or null. */
export const overlayOf = (state: unknown): string | null => (is(state, OverlayState) ? state.overlay : null)

/** Makes the browser's Back button close what is open on a page, such as a dialog, although it has no route. */
export function useBack(isOpen: boolean, close: () => void): void {
  const id = useId()
  const navigate = useNavigate()
  const isEntered = overlayOf(useLocation().state) === id
  /** Whether an entry was pushed that nothing has left yet. */
  const isAhead = useRef(false)
  const wasEntered = useRef(false)
  useEffect(() => {
    if (isOpen === isAhead.current) return
    isAhead.current = isOpen
    const { search, hash } = window.location
    if (isOpen) void navigate({ search, hash }, { state: { overlay: id } })
    else void navigate(-1)
  }, [isOpen, id, navigate])
  useEffect(() => {
    const hasLeft = wasEntered.current && !isEntered
    wasEntered.current = isEntered
    if (!hasLeft || !isAhead.current) return
    isAhead.current = false
    close()
  }, [isEntered, close])
}
