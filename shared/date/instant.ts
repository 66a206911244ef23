import { momentOf } from './utc'
import { wallClockAt, type WallDateTime } from './wall-clock'

/** Hours ahead of UTC. */
const OFFSETS = { summer: 3, winter: 2 } as const

/**
 * Returns the instant at which the wall clock in Helsinki shows `at`. A time in the hour skipped in spring resolves to
 * an hour later.
 */
export function instantOf(at: WallDateTime): Date {
  const [summer, winter] = [instantIn('summer', at), instantIn('winter', at)]
  // Summer time first, so that a repeated hour resolves to its first occurrence.
  return wallClockAt(summer) === at ? summer : winter
}

const instantIn = (season: keyof typeof OFFSETS, at: WallDateTime): Date =>
  momentOf(at).subtract(OFFSETS[season], 'hour').toDate()
