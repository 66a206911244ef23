import { wallClockAt, type WallDateTime } from '#shared/date/wall-clock'

/** The instant at which the clock on a wall in Helsinki shows `shown`; the first of two where it is put back. */
export function instantOf(shown: WallDateTime): Date {
  const asUtc = Date.parse(`${shown}Z`)
  const offset = Date.parse(`${wallClockAt(new Date(asUtc))}Z`) - asUtc
  return new Date(asUtc - offset)
}

/** The business clock: real time in Helsinki, or one that starts from `from` and runs on from there. */
export function businessClock(from: WallDateTime | null): () => WallDateTime {
  if (from === null) return everySecond(0, (ms) => wallClockAt(new Date(ms)))
  // Read as UTC on purpose: a wall clock that only has to run on needs no zone.
  return everySecond(Date.parse(`${from}Z`) - Date.now(), (ms) => new Date(ms).toISOString().slice(0, 19))
}

/** What `show` says of the time, anew each second: it is asked with every answer, and to look at zones takes long. */
function everySecond(offset: number, show: (ms: number) => WallDateTime): () => WallDateTime {
  let [second, shown] = [Number.NaN, '']
  return () => {
    const now = Math.floor((Date.now() + offset) / 1000)
    if (now !== second) [second, shown] = [now, show(now * 1000)]
    return shown
  }
}
