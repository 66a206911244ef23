import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './tag.module.css'

export interface TagProps {
  /** Use 'accent' for campaigns only, and 'success' for what suits the visitor best. */
  readonly tone?: 'normal' | 'accent' | 'success'
  readonly children: ReactNode
}

/** A coloured label of one or two words beside a name. */
export const Tag = ({ tone = 'normal', children }: TagProps) => (
  <span className={classNames(styles.tag, tone !== 'normal' && styles[tone])}>{children}</span>
)
