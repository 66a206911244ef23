import type { InfoRow } from '#shared/api/nouns/service-ticket'
import styles from './job.module.css'

/** What the workshop measured and why it proposes the job. */
export function JobRows({ rows }: { readonly rows: readonly InfoRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.rows}>
      {rows.map(({ heading, text }) => (
        <div key={heading + text}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
