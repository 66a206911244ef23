import { Icon } from '#shared/ui/text/icon'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import type { ReservedTime } from './reserved-time'
import { t } from '../texts'
import styles from './chosen-time.module.css'

/** The chosen time in the panel beside the step, or the text `missing` while none is chosen. */
export function ChosenTime({ time, missing }: { readonly time: ReservedTime | null; readonly missing: string }) {
  return (
    <div className={styles.when} data-empty={time === null || undefined}>
      <Icon name="calendar" />
      {time ? (
        <div>
          <VisuallyHidden>{time.isLead ? t('leadDate', { day: '' }) : `${t('chosenTime')}: `}</VisuallyHidden>
          <strong>{time.day}</strong>
          {time.isLead && <span>{t('lead')}</span>}
          {time.hours && <span className="num">{time.hours}</span>}
        </div>
      ) : (
        missing
      )}
    </div>
  )
}
