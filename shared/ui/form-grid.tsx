import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './form-grid.module.css'

/** Rows of fields: pairs from 480 px, each Field taking its `width`; anything else takes the whole row. */
export const FormGrid = ({ className, ...native }: ComponentProps<'div'>) => (
  <div {...native} className={classNames(styles.grid, className)} />
)
