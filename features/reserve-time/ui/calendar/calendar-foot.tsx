import { observer } from 'mobx-react-lite'
import { calendarLegend, keyboardHelp, useCalendarWords } from '#entities/calendar'
import { CalendarLegend } from '#shared/ui/calendar/calendar-legend'
import { SkeletonBox } from '#shared/ui/feedback/skeleton'
import { Panel } from '#shared/ui/layout/panel'
import { Popover } from '#shared/ui/overlay/popover'
import { EnquiryOffer } from '../enquiry/enquiry-offer'
import type { ReserveTimeStore } from '../../model/reserve-time-store'
import { t } from '../../texts'
import styles from './calendar-foot.module.css'

interface Props {
  readonly store: ReserveTimeStore
  /** True if the calendar is shown, which the legend and the keys are about. */
  readonly hasCalendar: boolean
}

/** The legend and keys of the calendar, and the way to an enquiry, in one line. */
export const CalendarFoot = observer(function CalendarFoot({ store, hasCalendar }: Props) {
  const words = useCalendarWords()
  return (
    <Panel className={styles.foot}>
      {hasCalendar && (
        <div className={styles.legend}>
          <CalendarLegend {...calendarLegend(words, store.calendar.present !== null)} />
          <Popover label={t('calendarKeys')}>
            <span lang={words.lang}>{keyboardHelp(words)}</span>
          </Popover>
        </div>
      )}
      {store.isSettled ? <EnquiryOffer store={store} /> : <SkeletonBox height="var(--room)" />}
    </Panel>
  )
})
