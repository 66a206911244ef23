import { useEffect } from 'react'
import { configPort } from '#shared/config/config'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { finnish, type CalendarWords } from './calendar-words'

/** The optional languages, in the chunk of the rarely used sections of the time step. */
export const otherLanguages = onDemand(
  'calendar-languages',
  () => import(/* webpackChunkName: "time" */ './other-languages'),
)

/**
 * Returns the texts of the configured calendar language, for an observer. Returns the Finnish texts until the language
 * is loaded. If loading fails they stay, and the next calendar that mounts retries.
 */
export function useCalendarWords(): CalendarWords {
  const { calendarLanguage } = useStore(configPort)
  const others = useStore(otherLanguages)
  useEffect(() => {
    if (calendarLanguage !== 'fi') void ensureLoaded(others)
  }, [calendarLanguage, others])
  return calendarLanguage === 'fi' ? finnish : (others.latest?.[calendarLanguage] ?? finnish)
}
