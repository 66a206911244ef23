import { SummaryLine } from '#shared/ui/layout/summary-line'
import { Tag } from '#shared/ui/text/tag'
import type { ReservedTime } from './reserved-time'
import { t } from '../texts'

/** The chosen time as a line of a receipt, with a tag if the day is only requested (TM-14). */
export const TimeText = ({ time }: { readonly time: ReservedTime }) => (
  <SummaryLine>
    {time.isLead && <Tag>{t('lead')}</Tag>}
    <strong>{time.isLead ? t('leadDate', { day: time.day }) : time.day}</strong>{' '}
    {time.hours && <span className="num">{time.hours}</span>}
  </SummaryLine>
)
