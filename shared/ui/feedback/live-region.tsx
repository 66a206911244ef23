import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'

export interface LiveRegionProps {
  /** Announced when it changes, unless empty. */
  readonly children?: ReactNode
  /** Visually hidden unless set. */
  readonly visible?: boolean
  readonly className?: string | undefined
}

/**
 * Announces politely. Keep it mounted from the start, because a region that is inserted with its text is not announced.
 */
export const LiveRegion = ({ children, visible = false, className }: LiveRegionProps) => (
  <output aria-live="polite" className={classNames(!visible && 'visually-hidden', className)}>
    {children}
  </output>
)
