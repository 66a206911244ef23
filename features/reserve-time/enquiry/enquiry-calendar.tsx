import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { calendarLabels, dayFault, pickDayLabel, useCalendarWords } from '#entities/calendar'
import { Calendar } from '#shared/ui/calendar/calendar'
import { t } from './texts'
import type { EnquiryStore } from './enquiry-store'
import styles from './enquiry.module.css'

/**
 * Calendar with one month at every width. Its days are outlined: they can be requested, but are not known to be free.
 */
export const EnquiryCalendar = observer(function EnquiryCalendar({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const words = useCalendarWords()
  const labels = useMemo(() => calendarLabels(t('enquiryCalendar'), words), [words])
  const { month, day, limits } = enquiry
  return (
    <div className={styles.calendar}>
      <Calendar
        month={month}
        months={1}
        selected={day}
        today={limits.today}
        busy={enquiry.isWaiting}
        dayState={(date) => (enquiry.canChoose(date) ? 'pick' : 'unavailable')}
        dayLabel={(date) =>
          pickDayLabel({ date, today: limits.today, fault: dayFault(date, limits), isSelected: date === day }, words)
        }
        labels={labels}
        canGoPrevious={enquiry.canGoBack}
        canGoNext={enquiry.canGoForward}
        onMonthChange={enquiry.show}
        onSelect={enquiry.choose}
      />
    </div>
  )
})
