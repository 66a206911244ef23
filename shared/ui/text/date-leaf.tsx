import { formatMonth, weekdayShort } from '../../date/finnish'
import type { WallDate } from '../../date/wall-clock'
import styles from './date-leaf.module.css'

/** A date drawn as a calendar leaf. Hidden from assistive technology: the date stands beside it in full words. */
export const DateLeaf = ({ date }: { readonly date: WallDate }) => (
  <span className={styles.leaf} aria-hidden="true">
    <b>{weekdayShort(date)}</b>
    <strong>{Number(date.slice(8))}</strong>
    <small>{monthStem(date)}</small>
  </span>
)

/** 'marras' of 'marraskuu'. */
const monthStem = (date: WallDate): string => formatMonth(date).replace(/kuu .*/, '')
