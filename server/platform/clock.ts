import { wallClockAt, type WallDateTime } from '#shared/date/wall-clock'

/** Returns the business clock: real time in Helsinki, or a clock that starts at `from` and runs on from there. */
export function businessClock(from: WallDateTime | null): () => WallDateTime {
  if (from === null) return everySecond(0, (ms) => wallClockAt(new Date(ms)))
  // Treats the time as UTC, because a clock that only runs on needs no time zone.
  return everySecond(Date.parse(`${from}Z`) - Date.now(), (ms) => new Date(ms).toISOString().slice(0, 19))
}

/**
 * Caches the result of `show` for a second, because every response reads the clock and a time zone conversion is slow.
 * `offset` is in milliseconds and is added to the real time.
 */
function everySecond(offset: number, show: (ms: number) => WallDateTime): () => WallDateTime {
  let [second, shown] = [Number.NaN, '']
  return () => {
    const now = Math.floor((Date.now() + offset) / 1000)
    if (now !== second) [second, shown] = [now, show(now * 1000)]
    return shown
  }
}
