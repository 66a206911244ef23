import type { ComponentProps } from 'react'
import styles from './box.module.css'
import { classNames } from './class-names'

export interface BoxProps extends ComponentProps<'input'> {
  readonly type?: 'checkbox' | 'radio'
}

/** The bare 24 px box or dot; a Checkbox, CheckboxRow or Tile makes the whole row its target. */
export const Box = ({ type = 'checkbox', className, ...native }: BoxProps) => (
  <input {...native} type={type} className={classNames(styles.box, className)} />
)
