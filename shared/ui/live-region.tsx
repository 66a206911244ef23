import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface LiveRegionProps {
  /** What is announced when it changes. Empty says nothing. */
  readonly children?: ReactNode
  /** Hidden from sight unless set. */
  readonly visible?: boolean
  readonly className?: string | undefined
}

/** Polite announcements. Keep it mounted from the start: a region that arrives together with its words stays silent. */
export const LiveRegion = ({ children, visible = false, className }: LiveRegionProps) => (
  <output aria-live="polite" className={classNames(!visible && 'visually-hidden', className)}>
    {children}
  </output>
)
