import styles from './calendar-legend.module.css'
import { classNames } from './class-names'

export interface CalendarLegendProps {
  /** BCP 47, where it is not the page's own language. */
  readonly lang?: string | undefined
  readonly label: string
  readonly items: readonly { readonly kind: 'free' | 'pick' | 'selected' | 'unavailable'; readonly label: string }[]
}

/** What the looks of a day mean. */
export const CalendarLegend = ({ lang, label, items }: CalendarLegendProps) => (
  <ul className={styles.legend} aria-label={label} lang={lang}>
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
