import { FreeMonths, lockerTimesOf, monthsFrom, withLocker, type CalendarStore, type Period } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { freeTimes, freeTimesEvening, freeTimesMorning, lockerReservedTimes } from '#shared/api/contract/time'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { addDays, endOfMonth, type WallDate } from '#shared/date/wall-clock'

/** API calls for the free times. */
export const freeTimesCalls = { freeTimes, freeTimesMorning, freeTimesEvening, lockerReservedTimes }

/** Filters of the free times. */
export interface TimesFilter {
  /** null if the process has no shifts (TM-03). */
  readonly shift: ShiftPosition | null
  readonly usesLocker: boolean
}

type Api = Client<typeof freeTimesCalls>

/** Largest number of times per locker request. It covers a month of a busy workshop and limits the request size. */
const LOCKER_TIMES = 1000

/**
 * Loads the free days of a period. If the locker is used, times at which it is reserved are removed.
 * @throws the error of a failed call, because locker times cannot be guessed
 */
export async function freeDaysOf(
  api: Api,
  { shift, usesLocker }: TimesFilter,
  period: Period,
  signal: AbortSignal,
): Promise<readonly FreeDay[]> {
  // On a day without a free replacement car, an order that has one cannot be reserved.
  const days = (await daysOf(api, shift, period, signal)).filter(({ replacementCars }) => replacementCars !== 0)
  return usesLocker ? withLocker(days, await reservedOf(api, lockerTimesOf(days), signal)) : days
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
  { shift }: TimesFilter,
): readonly WallDate[] {
  const months = new FreeMonths((period, signal) => daysOf(api, shift, period, signal), today)
  const isEnding = view.month === view.first && addDays(today, LAST_DAYS) > endOfMonth(today)
  const asked = monthsFrom(view.month, view.visible + (isEnding ? 1 : 0))
  for (const month of asked) months.read(month).catch(() => {})
  return asked
}

function daysOf(api: Api, shift: ShiftPosition | null, period: Period, signal: AbortSignal) {
  const options = { signal, isReloaded: true }
  if (shift === 'MORNING') return api.freeTimesMorning({ query: period }, options)
  if (shift === 'EVENING') return api.freeTimesEvening({ query: period }, options)
  return api.freeTimes({ query: { ...period, resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] } }, options)
}

/** Returns those of `times` at which the key locker is reserved. */
async function reservedOf(api: Api, times: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const chunks = Array.from({ length: Math.ceil(times.length / LOCKER_TIMES) }, (_, index) =>
    times.slice(index * LOCKER_TIMES, (index + 1) * LOCKER_TIMES),
  )
  const responses = await Promise.all(
    chunks.map((startTimes) => api.lockerReservedTimes({ body: { startTimes } }, { signal })),
  )
  return responses.flat().map(({ timeStamp }) => timeStamp)
}
