import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { shiftHours, type WorkshopHours } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { formatTime } from '#shared/date/finnish'
import { useStore } from '#shared/store/use-store'
import { Segmented } from '#shared/ui/form/segmented'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { t } from '../texts'

/** Shift selection. The morning lasts from opening to the shift change, the evening from then to closing (TM-06). */
export const ShiftChoice = observer(function ShiftChoice({ store }: { readonly store: ReserveTimeStore }) {
  const organization = useStore(bookingStore).booking?.organization
  const hours = {
    opening: organization?.opening_time,
    change: store.settings.latest?.shiftChangeTime,
    closing: organization?.closing_time,
  }
  const option = (shift: 'MORNING' | 'EVENING') => ({ value: shift, label: t(shift), note: noteOf(shift, hours) })
  return (
    <Segmented<ShiftPosition>
      legend={t('shiftLegend')}
      value={store.shift}
      onChange={(shift) => void store.chooseShift(shift)}
      options={[option('MORNING'), option('EVENING')]}
    />
  )
})

function noteOf(shift: ShiftPosition, hours: WorkshopHours<string | null | undefined>): string | undefined {
  const { start, end } = shiftHours(shift, hours)
  return start && end ? t('shiftHours', { start: formatTime(start), end: formatTime(end) }) : undefined
}
