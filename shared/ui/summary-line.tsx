import type { ReactNode } from 'react'
import styles from './summary-line.module.css'

/** Values side by side that wrap as one line of a receipt. */
export const SummaryLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
)
