import { observer } from 'mobx-react-lite'
import { calendarLegend, useCalendarWords } from '#entities/calendar'
import { CalendarLegend } from '#shared/ui/calendar/calendar-legend'
import { SkeletonBox } from '#shared/ui/feedback/skeleton'
import { Panel } from '#shared/ui/layout/panel'
import { EnquiryOffer } from '../enquiry/enquiry-offer'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import styles from './calendar-foot.module.css'

interface Props {
  readonly store: ReserveTimeStore
  /** True if the calendar is shown, which the legend and the keys are about. */
  readonly hasCalendar: boolean
}

/** The legend of the calendar, and the way to an enquiry, in one line. */
export const CalendarFoot = observer(function CalendarFoot({ store, hasCalendar }: Props) {
  const words = useCalendarWords()
  return (
    <Panel className={styles.foot}>
      {hasCalendar && (
        <div className={styles.legend}>
          <CalendarLegend {...calendarLegend(words, store.calendar.present !== null)} />
        </div>
      )}
      {store.isSettled ? <EnquiryOffer store={store} /> : <SkeletonBox height="var(--room)" />}
    </Panel>
  )
})
