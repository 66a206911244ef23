import type { ReactNode } from 'react'
import styles from './jump-link.module.css'

export interface JumpLinkProps {
  /** Finds what takes the focus; null if it is not on the page. */
  readonly to: () => HTMLElement | null
  readonly children: ReactNode
}

/**
 * Saves whoever uses the keys the way through everything that follows. Only seen while it has the focus. A button,
 * because a link to a place of the page would be an entry of the browser's history.
 */
export const JumpLink = ({ to, children }: JumpLinkProps) => (
  <button type="button" className={styles.jump} onClick={() => to()?.focus()}>
    {children}
  </button>
)
