/**
 * Slots of the page that the active step fills through portals: the column beside it, above the finished steps, and the bottom bar on phones. The
 * step stays one component with one state, while the page controls the order of elements.
 */
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Holds the slot's element. A subscription instead of state prevents rerenders of a page with an empty slot. */
class Slot {
  private element: HTMLElement | null = null
  private readonly listeners = new Set<() => void>()

  readonly read = (): HTMLElement | null => this.element
  readonly setElement = (element: HTMLElement | null): void => {
    this.element = element
    for (const listener of this.listeners) listener()
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

const noSlot = new Slot()
const AsideContext = createContext(noSlot)
const NoticeContext = createContext(noSlot)
const BottomBarContext = createContext(noSlot)

interface Children {
  readonly children: ReactNode
}

/** Provides the slots around a step: above the finished steps and beside the step. */
export function AsideProvider({ children }: Children) {
  const [aside] = useState(() => new Slot())
  const [notice] = useState(() => new Slot())
  return (
    <NoticeContext value={notice}>
      <AsideContext value={aside}>{children}</AsideContext>
    </NoticeContext>
  )
}

export function BottomBarProvider({ children }: Children) {
  const [slot] = useState(() => new Slot())
  return <BottomBarContext value={slot}>{children}</BottomBarContext>
}

/** Slot for content beside the step. */
export function AsideOutlet({ className }: { readonly className: string | undefined }) {
  const { setElement } = use(AsideContext)
  return <div ref={setElement} className={className} />
}

/** Slot for the outcome of a payment, in view at the top of the page. */
export function NoticeOutlet({ className }: { readonly className: string | undefined }) {
  const { setElement } = use(NoticeContext)
  return <div ref={setElement} className={className} />
}

/** Slot for the bottom bar. Placed after the footer in the flow, so that it never covers the end of the page. */
export function BottomBarOutlet({ className }: { readonly className: string | undefined }) {
  const { setElement } = use(BottomBarContext)
  return <div ref={setElement} className={className} />
}

/** Renders its children beside the step on wide screens, and below it on narrow ones. */
export function Aside({ children }: Children) {
  return usePortal(use(AsideContext), children)
}

/** Returns the element above the finished steps, or null while there is none. */
export function useNoticeElement(): HTMLElement | null {
  const { subscribe, read } = use(NoticeContext)
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Renders its children at the bottom of screens without a side column. */
export function BottomBar({ children }: Children) {
  return usePortal(use(BottomBarContext), children)
}

function usePortal({ subscribe, read }: Slot, children: ReactNode) {
  const element = useSyncExternalStore(subscribe, read, () => null)
  return element ? createPortal(children, element) : null
}
