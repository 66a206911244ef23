import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './panel.module.css'

export interface PanelProps extends ComponentProps<'div'> {
  /** More air and a deeper shadow: the panel that is alone on its step. */
  readonly roomy?: boolean
  /** At most 800 px wide. */
  readonly narrow?: boolean
  /** Rendered as h3. */
  readonly heading?: ReactNode
  /** A quiet line under the heading. */
  readonly lead?: ReactNode
}

/** A white surface on the page. Never inside another panel: use PanelSection there. */
export const Panel = ({ roomy, narrow, heading, lead, className, children, ...native }: PanelProps) => (
  <div {...native} className={classNames(styles.panel, roomy && styles.roomy, narrow && styles.narrow, className)}>
    {heading && <h3>{heading}</h3>}
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
)

/** A part of a panel, set off by a hairline above. */
export const PanelSection = ({ className, ...native }: ComponentProps<'div'>) => (
  <div {...native} className={classNames(styles.section, className)} />
)
