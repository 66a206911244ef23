/**
 * Slots of the page that the active step fills through portals: the column beside it, and the bottom bar on phones. The
 * step stays one component with one state, while the page controls the order of elements.
 */
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Holds the slot's element. A subscription instead of state prevents rerenders of a page with an empty slot. */
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

/** Slot for content beside the step. */
export function AsideOutlet({ className }: { readonly className: string | undefined }) {
  const { take } = use(AsideContext)
  return <div ref={take} className={className} />
}

/** Slot for the bottom bar. Placed after the footer in the flow, so that it never covers the end of the page. */
export function BottomBarOutlet({ className }: { readonly className: string | undefined }) {
  const { take } = use(BottomBarContext)
  return <div ref={take} className={className} />
}

/** Renders its children beside the step on wide screens, and below it on narrow ones. */
export function Aside({ children }: Children) {
  return usePortal(use(AsideContext), children)
}

/** Renders its children at the bottom of screens without a side column. */
export function BottomBar({ children }: Children) {
  return usePortal(use(BottomBarContext), children)
}

function usePortal({ subscribe, read }: Place, children: ReactNode) {
  const element = useSyncExternalStore(subscribe, read, () => null)
  return element ? createPortal(children, element) : null
}
