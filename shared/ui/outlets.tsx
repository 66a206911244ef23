/**
 * Places on the page that the active step fills from inside: the column beside it, and the bar at the bottom of a phone's
 * screen. The step stays one component with one state, and the page keeps its own order of elements.
 */
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  readonly element: HTMLElement | null
  readonly setElement: (element: HTMLElement | null) => void
}

const AsideContext = createContext<Place | null>(null)
const BottomBarContext = createContext<Place | null>(null)

function usePlace(): Place {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return useMemo(() => ({ element, setElement }), [element])
}

interface Children {
  readonly children: ReactNode
}

export function AsideProvider({ children }: Children) {
  const place = usePlace()
  return <AsideContext value={place}>{children}</AsideContext>
}

export function BottomBarProvider({ children }: Children) {
  const place = usePlace()
  return <BottomBarContext value={place}>{children}</BottomBarContext>
}

/** Where what stands beside the step goes. */
export function AsideOutlet({ className }: { readonly className: string | undefined }) {
  return <div ref={use(AsideContext)?.setElement} className={className} />
}

/** Where the bottom bar goes; in the flow after the footer, so that it never covers the end of the page. */
export function BottomBarOutlet({ className }: { readonly className: string | undefined }) {
  return <div ref={use(BottomBarContext)?.setElement} className={className} />
}

/** Stands beside the step on wide screens, and below it on narrow ones. */
export function Aside({ children }: Children) {
  const place = use(AsideContext)
  return place?.element ? createPortal(children, place.element) : null
}

/** Stands at the bottom of the screen where there is no column beside the step. */
export function BottomBar({ children }: Children) {
  const place = use(BottomBarContext)
  return place?.element ? createPortal(children, place.element) : null
}
