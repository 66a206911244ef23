import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { formatDay } from '#shared/date/finnish'
import { LiveRegion } from '#shared/ui/live-region'
import { t } from '../texts'
import { searched } from './slots-searching'

/** Says once what was found for a day that has been chosen, and meanwhile that it is being looked for. */
export const SlotsStatus = observer(function SlotsStatus({ calendar }: { readonly calendar: CalendarStore }) {
  return <LiveRegion>{words(calendar)}</LiveRegion>
})

function words({ day, further, isDayOnly, isLoading, slots }: CalendarStore): string {
  if (further) return `${t('searchingFurther')} ${searched(further)}`
  // What stands in the place of the first times says so itself.
  if (isLoading) return day === null ? '' : t('searching')
  if (day === null) return ''
  const count = slots.length
  if (count === 0) return t(isDayOnly ? 'dayOnly' : 'noSlots')
  return t(count === 1 ? 'loaded_one' : 'loaded_other', { day: formatDay(day), count })
}
