import type { ReactNode } from 'react'
import styles from './summary-line.module.css'

/** Values side by side on one summary line, which may wrap. */
export const SummaryLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
)
