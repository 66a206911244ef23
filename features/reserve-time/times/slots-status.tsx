import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { formatDay } from '#shared/date/finnish'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { t } from '../texts'
import { searched } from './slots-searching'

/** Announces the number of times of the selected day, and a running search, to screen readers. */
export const SlotsStatus = observer(function SlotsStatus({ calendar }: { readonly calendar: CalendarStore }) {
  return <LiveRegion>{words(calendar)}</LiveRegion>
})

function words({ day, further, isDayOnly, isLoading, slots }: CalendarStore): string {
  if (further) return `${t('searchingFurther')} ${searched(further)}`
  // The skeleton of the times announces the first search.
  if (isLoading) return day === null ? '' : t('searching')
  if (day === null) return ''
  const count = slots.length
  if (count === 0) return t(isDayOnly ? 'dayOnly' : 'noSlots')
  return t(count === 1 ? 'loaded_one' : 'loaded_other', { day: formatDay(day), count })
}
