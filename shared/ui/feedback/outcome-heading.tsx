import type { ReactNode } from 'react'
import { Icon } from '../text/icon'
import styles from './outcome-heading.module.css'
import { useOutcomeFocus } from './use-outcome-focus'

interface Props {
  readonly id?: string
  readonly 'aria-label'?: string
  /** Number of outcomes of the visitor's actions. 0 when the page was just opened. */
  readonly turns: number
  /** Where to scroll it. By default no further than needed. */
  readonly block?: ScrollLogicalPosition
  /** True if an action has been completed. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** Takes the focus after each outcome, because the button that caused it is removed. */
export function OutcomeHeading({ turns, block, isDone, children, ...native }: Props) {
  const heading = useOutcomeFocus(turns, block)
  return (
    <h2 {...native} ref={heading} tabIndex={-1} className={styles.heading}>
      {isDone && <Icon name="check" />}
      <span>{children}</span>
    </h2>
  )
}
