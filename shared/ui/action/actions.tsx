import type { ReactNode } from 'react'
import styles from './actions.module.css'
import { classNames } from '../text/class-names'

export interface ActionsProps {
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
}

/** A row of buttons below the content they act on. The buttons are full-width on phones. */
export const Actions = ({ children, align = 'start' }: ActionsProps) => (
  <div className={classNames(styles.actions, styles[align])}>{children}</div>
)
