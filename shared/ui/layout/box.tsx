import type { ComponentProps } from 'react'
import styles from './box.module.css'
import { classNames } from '../text/class-names'

export interface BoxProps extends ComponentProps<'input'> {
  readonly type?: 'checkbox' | 'radio'
}

/** A bare 24 px checkbox or radio button. Checkbox, CheckboxRow and Tile extend its target to the whole row. */
export const Box = ({ type = 'checkbox', className, ...native }: BoxProps) => (
  <input {...native} type={type} className={classNames(styles.box, className)} />
)
