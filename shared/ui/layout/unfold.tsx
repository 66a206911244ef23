import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'
import styles from './unfold.module.css'

interface Props extends ComponentProps<'div'> {
  /** True after the visitor has opened it. Content that the page opens with must not move. */
  readonly isAnimated: boolean
}

/** A block that grows and fades in when it is opened. */
export const Unfold = ({ isAnimated, className, ...native }: Props) => (
  <div {...native} className={classNames(className, isAnimated && styles.unfold)} />
)
