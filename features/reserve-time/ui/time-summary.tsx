import { observer } from 'mobx-react-lite'
import { bookingStore, detailsText, chosenTime, TimeText } from '#entities/booking'
import { useStore } from '#shared/store/use-store'

/** The chosen time: the day, the hours of an exact time, and how the car comes and goes (TM-14). */
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
