import { useEffect } from 'react'
import { configPort } from '#shared/config/config'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { finnish, type CalendarWords } from './calendar-words'

/** One chunk with what few visitors see of the time step. */
export const otherLanguages = onDemand(
  'calendar-languages',
  () => import(/* webpackChunkName: "time" */ './labels-extra'),
)

/**
 * The words of this chain's calendars, for an observer. Finnish until another language has come; where it does not come,
 * the calendar is a Finnish one, and the next that opens tries again.
 */
export function useCalendarWords(): CalendarWords {
  const { calendarLanguage } = useStore(configPort)
  const others = useStore(otherLanguages)
  useEffect(() => {
    if (calendarLanguage !== 'fi') void fetched(others)
  }, [calendarLanguage, others])
  return calendarLanguage === 'fi' ? finnish : (others.latest?.[calendarLanguage] ?? finnish)
}
