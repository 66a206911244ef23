import { observer } from 'mobx-react-lite'
import { bookingStore, ChosenTime, reservedDay, reservedTime, StepAside, type ReservedTime } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import { useStore } from '#shared/store/use-store'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { t } from '../texts'

interface Props {
  readonly store: ReserveTimeStore
  readonly onContinue: () => void
}

/** The chosen time and the way on, which opens only when the choice is whole (TM-11). */
export const TimeAside = observer(function TimeAside({ store, onContinue }: Props) {
  const { booking } = useStore(bookingStore)
  if (!booking) return null
  const { calendar, reservation } = store
  const { missing } = calendar
  const time = chosenTime(calendar)
  return (
    <StepAside
      title={t('orderTitle')}
      booking={booking}
      isOnlyWide
      barText={time?.short ?? ''}
      action={{ children: t('continue'), onClick: onContinue, busy: reservation.isRunning, busyLabel: t('reserving') }}
      blockedBecause={missing && !reservation.isRunning ? t(`missing_${missing}`) : null}
    >
      <ChosenTime time={time} missing={t(missing === 'times' ? 'missing_times' : 'missing_day')} />
    </StepAside>
  )
})

function chosenTime({ day, slot, isDayOnly }: CalendarStore): ReservedTime | null {
  if (slot) return reservedTime({ time_selection_type: 'EXACT_TIME', ...slot })
  if (day === null) return null
  return isDayOnly ? reservedDay(day) : { ...reservedDay(day), hours: t('missing_slot') }
}
