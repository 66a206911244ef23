import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'
import styles from './form-grid.module.css'

/** A grid of fields: two columns from 480 px, by the `width` of each Field. Other children take the whole row. */
export const FormGrid = ({ className, ...native }: ComponentProps<'div'>) => (
  <div {...native} className={classNames(styles.grid, className)} />
)
