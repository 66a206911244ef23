import styles from './calendar-legend.module.css'
import { classNames } from '../text/class-names'

export interface CalendarLegendProps {
  /** BCP 47 tag, if it differs from the page's language. */
  readonly lang?: string | undefined
  readonly items: readonly {
    readonly kind: 'free' | 'pick' | 'selected' | 'unavailable' | 'present'
    readonly label: string
  }[]
}

/** Explains the styles of the days to whoever sees them. Each day's name says its state. */
export const CalendarLegend = ({ lang, items }: CalendarLegendProps) => (
  <ul className={styles.legend} lang={lang} aria-hidden="true">
    {items.map((item) => (
      <li key={item.kind}>
        <span className={classNames(styles.sample, styles[item.kind])}>15</span>
        {item.label}
      </li>
    ))}
  </ul>
)
