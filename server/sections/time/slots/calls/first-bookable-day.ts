import { addDays, dateOf, days, type WallDate } from '#shared/date/wall-clock'
import type { Database } from '../../../../platform/database/database'
import { isBookable } from '../rules/calendar'
import type { CalendarDependencies } from '../store/calendars'

/** Days that are searched. No notice with its closed days is longer. */
const SEARCHED_DAYS = 90

/** Returns the first day on which a workshop takes bookings now, or null if none is near. */
export async function firstBookableDay(
  db: Database,
  { calendars, now: clock }: Pick<CalendarDependencies, 'calendars' | 'now'>,
  organizationId: number,
): Promise<WallDate | null> {
  const now = clock()
  const { workshops } = await calendars.facts(db)
  const workshop = workshops.get(organizationId)
  const today = dateOf(now)
  return (
    (workshop && days(today, addDays(today, SEARCHED_DAYS)).find((date) => isBookable({ workshop, now }, date))) ?? null
  )
}
