import { observer } from 'mobx-react-lite'
import { bookingStore, reservedTime } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { SummaryLine } from '#shared/ui/summary-line'

/** The reserved time: the day, and the hours of an exact time (TM-14). */
export const TimeSummary = observer(function TimeSummary() {
  const { booking } = useStore(bookingStore)
  const time = reservedTime(booking?.booking_total_duration ?? null)
  if (!time) return null
  return (
    <SummaryLine>
      <strong>{time.day}</strong>
      {time.hours && <span className="num">{time.hours}</span>}
    </SummaryLine>
  )
})
