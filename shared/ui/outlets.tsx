/**
 * Places on the page that the active step fills from inside: the column beside it, and the bar at the bottom of a phone's
 * screen. The step stays one component with one state, and the page keeps its own order of elements.
 */
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Told of by subscription and not by state: a page without anything to put there is not drawn twice because of it. */
class Place {
  private element: HTMLElement | null = null
  private readonly listeners = new Set<() => void>()

  readonly read = (): HTMLElement | null => this.element
  readonly take = (element: HTMLElement | null): void => {
    this.element = element
    for (const listener of this.listeners) listener()
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

const nowhere = new Place()
const AsideContext = createContext(nowhere)
const BottomBarContext = createContext(nowhere)

interface Children {
  readonly children: ReactNode
}

export function AsideProvider({ children }: Children) {
  const [place] = useState(() => new Place())
  return <AsideContext value={place}>{children}</AsideContext>
}

export function BottomBarProvider({ children }: Children) {
  const [place] = useState(() => new Place())
  return <BottomBarContext value={place}>{children}</BottomBarContext>
}

/** Where what stands beside the step goes. */
export function AsideOutlet({ className }: { readonly className: string | undefined }) {
  const { take } = use(AsideContext)
  return <div ref={take} className={className} />
}

/** Where the bottom bar goes; in the flow after the footer, so that it never covers the end of the page. */
export function BottomBarOutlet({ className }: { readonly className: string | undefined }) {
  const { take } = use(BottomBarContext)
  return <div ref={take} className={className} />
}

/** Stands beside the step on wide screens, and below it on narrow ones. */
export function Aside({ children }: Children) {
  return usePortal(use(AsideContext), children)
}

/** Stands at the bottom of the screen where there is no column beside the step. */
export function BottomBar({ children }: Children) {
  return usePortal(use(BottomBarContext), children)
}

function usePortal({ subscribe, read }: Place, children: ReactNode) {
  const element = useSyncExternalStore(subscribe, read, () => null)
  return element ? createPortal(children, element) : null
}
