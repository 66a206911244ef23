import { wallClockAt, type WallDateTime } from '#shared/date/wall-clock'

/** The instant at which the clock on a wall in Helsinki shows `shown`; the first of two where it is put back. */
export function instantOf(shown: WallDateTime): Date {
  const asUtc = Date.parse(`${shown}Z`)
  const offset = Date.parse(`${wallClockAt(new Date(asUtc))}Z`) - asUtc
  return new Date(asUtc - offset)
}

/** The business clock: real time in Helsinki, or one that starts from `from` and runs on from there. */
export function businessClock(from: WallDateTime | null): () => WallDateTime {
  if (from === null) return () => wallClockAt(new Date())
  // Read as UTC on purpose: a wall clock that only has to run on needs no zone.
  const offset = Date.parse(`${from}Z`) - Date.now()
  return () => new Date(Date.now() + offset).toISOString().slice(0, 19)
}
