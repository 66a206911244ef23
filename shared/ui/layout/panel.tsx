import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../text/class-names'
import styles from './panel.module.css'

export interface PanelProps extends ComponentProps<'div'> {
  /** Larger padding and a deeper shadow, for the only panel of a step. */
  readonly roomy?: boolean
  /** Limits the width to 800 px. */
  readonly narrow?: boolean
  /** Rendered as h3. */
  readonly heading?: ReactNode
  /** A muted line below the heading. */
  readonly lead?: ReactNode
}

/** A white surface. Do not nest panels: use PanelSection instead. */
export const Panel = ({ roomy, narrow, heading, lead, className, children, ...native }: PanelProps) => (
  <div {...native} className={classNames(styles.panel, roomy && styles.roomy, narrow && styles.narrow, className)}>
    {heading && <h3>{heading}</h3>}
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
)

/** A section of a panel with a line above it. */
export const PanelSection = ({ className, ...native }: ComponentProps<'div'>) => (
  <div {...native} className={classNames(styles.section, className)} />
)
