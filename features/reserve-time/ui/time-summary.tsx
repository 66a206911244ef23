import { observer } from 'mobx-react-lite'
import { bookingStore, detailsText, chosenTime, TimeText } from '#entities/booking'
import { useStore } from '#shared/store/use-store'

/** Summary of the selected time: day, hours of an exact time, and delivery option (TM-14). */
export const TimeSummary = observer(function TimeSummary() {
  const { booking } = useStore(bookingStore)
  const time = booking && chosenTime(booking)
  if (!time) return null
  const details = detailsText(booking)
  return (
    <>
      <TimeText time={time} />
      {details && <div>{details}</div>}
    </>
  )
})
