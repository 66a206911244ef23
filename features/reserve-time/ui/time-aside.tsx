import { observer } from 'mobx-react-lite'
import { bookingStore, ChosenTime, reservedDay, reservedTime, StepAside, type ReservedTime } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import { useStore } from '#shared/store/use-store'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { DayTimes } from './times/day-times'
import { firstTime } from './times/first-time'
import { t } from '../texts'
import { useChosenTimeAnnounced } from './use-chosen-time-announced'

interface Props {
  readonly store: ReserveTimeStore
  /** True if the times of the chosen day stand in the panel. */
  readonly hasTimes: boolean
  readonly onContinue: () => void
}

/**
 * Side panel with the times of the day, the selected time and the Continue button, which is enabled once the selection is complete (TM-11).
 */
export const TimeAside = observer(function TimeAside({ store, hasTimes, onContinue }: Props) {
  const { booking } = useStore(bookingStore)
  const { calendar, isReserving } = store
  const time = chosenTime(calendar)
  useChosenTimeAnnounced(time, calendar.isLoading)
  if (!booking) return null
  const reserve = async (): Promise<void> => {
    if (await store.reserve()) onContinue()
  }
  const missing = isReserving ? null : missingIn(calendar)
  return (
    <StepAside
      title={t('orderTitle')}
      isTitleHidden={hasTimes}
      booking={booking}
      isOnlyWide
      barText={time?.short ?? ''}
      action={{
        children: t('continue'),
        onClick: () => void reserve(),
        busy: isReserving,
        busyLabel: t('reserving'),
      }}
      blockedBecause={missing && t(`missing_${missing}`)}
      missing={missing === 'slot' ? firstTime : firstDay}
    >
      {hasTimes && <DayTimes calendar={calendar} />}
      <ChosenTime time={time} missing={t(`chosen_${missing ?? 'day'}`)} />
    </StepAside>
  )
})

/** Returns the chosen day of the calendar, or the first free one. */
const firstDay = (): HTMLElement | null => document.querySelector('main table button[tabindex="0"]')

/** Returns what is still missing before the visitor can continue, or null. */
function missingIn({ isEmpty, missing, search }: CalendarStore) {
  if (search.state.status === 'failed') return 'answer'
  return isEmpty ? 'free' : missing
}

function chosenTime({ day, slot, isDayOnly, isLoading }: CalendarStore): ReservedTime | null {
  if (slot) return reservedTime({ time_selection_type: 'EXACT_TIME', ...slot })
  if (day === null || !isDayOnly || isLoading) return null
  const chosen = reservedDay(day)
  return { ...chosen, hours: t('dayReservation'), short: `${chosen.short}, ${t('dayReservation').toLowerCase()}` }
}
