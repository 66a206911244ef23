import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './tag.module.css'

export interface TagProps {
  /** accent is for campaigns only. */
  readonly tone?: 'normal' | 'accent'
  readonly children: ReactNode
}

/** A word or two in a coloured box beside a name. */
export const Tag = ({ tone = 'normal', children }: TagProps) => (
  <span className={classNames(styles.tag, tone === 'accent' && styles.accent)}>{children}</span>
)
