import { formatDayShort } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { t } from '../texts'
import { Paragraphs } from './paragraphs'
import styles from './withdraw-order.module.css'

/** Says until when the customer can withdraw. */
export const Until = ({ day }: { readonly day: WallDate }) => (
  <p className={styles.text}>{t('until', { day: formatDayShort(day) })}</p>
)

/** The chain's instruction, folded. */
export const Instruction = ({ text }: { readonly text: string }) => (
  <details className={styles.instruction}>
    <summary>{t('instruction')}</summary>
    <Paragraphs of={text} />
  </details>
)
