import styles from './calendar-legend.module.css'
import { classNames } from './class-names'

export interface CalendarLegendProps {
  readonly label: string
  readonly items: readonly { readonly kind: 'free' | 'pick' | 'selected' | 'unavailable'; readonly label: string }[]
}

/** What the looks of a day mean. */
export const CalendarLegend = ({ label, items }: CalendarLegendProps) => (
  <ul className={styles.legend} aria-label={label}>
    {items.map((item) => (
      <li key={item.kind}>
        <span className={classNames(styles.sample, styles[item.kind])} aria-hidden="true">
          15
        </span>
        {item.label}
      </li>
    ))}
  </ul>
)
