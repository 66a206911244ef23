import { FreeMonths, monthsFrom, type CalendarStore, type Period } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { freeTimes, freeTimesEvening, freeTimesMorning } from '#shared/api/contract/time/slots'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { addDays, endOfMonth, type WallDate } from '#shared/date/wall-clock'

/** API calls for the free times. */
export const freeTimesCalls = { freeTimes, freeTimesMorning, freeTimesEvening }

type Api = Client<typeof freeTimesCalls>

/** Kinds of times that are offered where a process names none. */
const USUAL: readonly TimeSelectionType[] = ['EXACT_TIME', 'DAY_ONLY']

/**
 * Loads the free days of a period. `shift` is null if the process has no shifts (TM-03). Only then the `kinds` of times
 * count.
 */
export function freeDaysOf(
  api: Api,
  shift: ShiftPosition | null,
  period: Period,
  signal: AbortSignal,
  kinds: readonly TimeSelectionType[] = USUAL,
): Promise<readonly FreeDay[]> {
  const options = { signal, isReloaded: true }
  if (shift === 'MORNING') return api.freeTimesMorning({ query: period }, options)
  if (shift === 'EVENING') return api.freeTimesEvening({ query: period }, options)
  return api.freeTimes({ query: { ...period, resourceTimeSelectionTypes: [...kinds] } }, options)
}

/** In its last days, a month often has no free time left, so the next one is asked for at the same time. */
const LAST_DAYS = 6

/**
 * Asks for the visible months before the calendar loads them, side by side with what the calendar waits for. `api` is
 * the client of the reads that are asked ahead. Returns the months.
 */
export function askFreeTimesAhead(
  api: Api,
  { limits: { today }, view }: CalendarStore,
  shift: ShiftPosition | null,
): readonly WallDate[] {
  const months = new FreeMonths((period, signal) => freeDaysOf(api, shift, period, signal), today)
  const isEnding = view.month === view.first && addDays(today, LAST_DAYS) > endOfMonth(today)
  const asked = monthsFrom(view.month, view.visible + (isEnding ? 1 : 0))
  for (const month of asked) months.read(month).catch(() => {})
  return asked
}
