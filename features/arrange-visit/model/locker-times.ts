import { lockerTimesOf, withLocker } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { lockerReservedTimes } from '#shared/api/contract/time/slots'
import type { FreeDay } from '#shared/api/nouns/free-days'

export const lockerCalls = { lockerReservedTimes }

type Api = Client<typeof lockerCalls>

/** Largest number of times per request. It covers a month of a busy workshop and limits the request size. */
const MOST_TIMES = 1000

/**
 * Returns the days without the times at which the key locker is reserved (TM-05).
 * @throws the error of a failed call, because locker times cannot be guessed
 */
export async function withFreeLocker(
  api: Api,
  days: readonly FreeDay[],
  signal: AbortSignal,
): Promise<readonly FreeDay[]> {
  return withLocker(days, await reservedOf(api, lockerTimesOf(days), signal))
}

/** Returns those of `times` at which the key locker is reserved. */
async function reservedOf(api: Api, times: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const chunks = Array.from({ length: Math.ceil(times.length / MOST_TIMES) }, (_, index) =>
    times.slice(index * MOST_TIMES, (index + 1) * MOST_TIMES),
  )
  const responses = await Promise.all(
    chunks.map((startTimes) => api.lockerReservedTimes({ body: { startTimes } }, { signal })),
  )
  return responses.flat().map(({ timeStamp }) => timeStamp)
}
