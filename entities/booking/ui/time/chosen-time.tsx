import { SummaryLine } from '#shared/ui/layout/summary-line'
import { PathIcon } from '#shared/ui/text/icon'
import { CALENDAR_PATH } from '#shared/ui/text/icon-paths'
import { Tag } from '#shared/ui/text/tag'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../../texts'
import styles from './chosen-time.module.css'
import type { ReservedTime } from '../../model/reserved-time'

/** The chosen time in the panel beside the step, or the text `missing` while none is chosen. */
export function ChosenTime({ time, missing }: { readonly time: ReservedTime | null; readonly missing: string }) {
  return (
    <div className={styles.when} data-empty={time === null || undefined}>
      <PathIcon path={CALENDAR_PATH} />
      {time ? (
        <div>
          <VisuallyHidden>{time.isLead ? t('leadDate', { day: '' }) : `${t('chosenTime')}: `}</VisuallyHidden>
          <strong>{time.day}</strong> {time.isLead && <span>{t('lead')}</span>}{' '}
          {time.hours && <span className="num">{time.hours}</span>}
        </div>
      ) : (
        missing
      )}
    </div>
  )
}

/** The chosen time as a line of a receipt, with a tag if the day is only requested (TM-14). */
export const TimeText = ({ time }: { readonly time: ReservedTime }) => (
  <SummaryLine>
    {time.isLead && <Tag>{t('lead')}</Tag>}
    <strong>{time.isLead ? t('leadDate', { day: time.day }) : time.day}</strong>{' '}
    {time.hours && <span className="num">{time.hours}</span>}
  </SummaryLine>
)
