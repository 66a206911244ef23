import styles from './calendar-legend.module.css'
import { classNames } from '../text/class-names'

export interface CalendarLegendProps {
  /** BCP 47 tag, if it differs from the page's language. */
  readonly lang?: string | undefined
  readonly label: string
  readonly items: readonly {
    readonly kind: 'free' | 'pick' | 'selected' | 'unavailable' | 'present'
    readonly label: string
  }[]
}

/** Explains the styles of the days. */
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
