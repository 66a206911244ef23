import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'
import styles from './button.module.css'

/** A link to another page that looks like a secondary button. */
export const ButtonLink = ({ children, ...native }: ComponentProps<'a'>) => (
  <a {...native} className={classNames(styles.button, styles.secondary)}>
    {children}
  </a>
)
