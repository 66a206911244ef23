import { lockerTimesOf, withLocker, type Period } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { freeTimes, freeTimesEvening, freeTimesMorning, lockerReservedTimes } from '#shared/api/contract/time'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { FreeDay } from '#shared/api/nouns/free-days'

/** The calls made here. */
export const freeTimesCalls = { freeTimes, freeTimesMorning, freeTimesEvening, lockerReservedTimes }

/** How the free times are asked for. */
export interface TimesQuestion {
  /** null where nobody chooses one (TM-03). */
  readonly shift: ShiftPosition | null
  readonly usesLocker: boolean
}

type Api = Client<typeof freeTimesCalls>

/** How many times the locker is asked for at once: a month of a busy workshop, and no more than a server may be thought to take. */
const LOCKER_TIMES = 1000

/**
 * The free days of a period; where the locker is used, without what it is reserved at.
 * @throws the error of the call that failed: what the locker leaves is not guessed
 */
export async function freeDaysOf(
  api: Api,
  { shift, usesLocker }: TimesQuestion,
  period: Period,
  signal: AbortSignal,
): Promise<readonly FreeDay[]> {
  const days = await daysOf(api, shift, period, signal)
  return usesLocker ? withLocker(days, await reservedOf(api, lockerTimesOf(days), signal)) : days
}

function daysOf(api: Api, shift: ShiftPosition | null, period: Period, signal: AbortSignal) {
  if (shift === 'MORNING') return api.freeTimesMorning({ query: period }, { signal })
  if (shift === 'EVENING') return api.freeTimesEvening({ query: period }, { signal })
  return api.freeTimes({ query: { ...period, resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] } }, { signal })
}

/** Which of `times` the key locker is reserved at. */
async function reservedOf(api: Api, times: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const parts = Array.from({ length: Math.ceil(times.length / LOCKER_TIMES) }, (_, part) =>
    times.slice(part * LOCKER_TIMES, (part + 1) * LOCKER_TIMES),
  )
  const answers = await Promise.all(
    parts.map((startTimes) => api.lockerReservedTimes({ body: { startTimes } }, { signal })),
  )
  return answers.flat().map(({ timeStamp }) => timeStamp)
}
