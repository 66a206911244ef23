import { wallClockAt, type WallDateTime } from './wall-clock'

/** Summer time first, so that a repeated hour resolves to its first occurrence. */
const OFFSETS = ['+03:00', '+02:00'] as const

/**
 * Returns the instant at which the wall clock in Helsinki shows `at`. A time in the hour skipped in spring resolves to
 * an hour later.
 */
export function instantOf(at: WallDateTime): Date {
  const instants = OFFSETS.map((offset) => new Date(at + offset))
  return instants.find((instant) => wallClockAt(instant) === at) ?? new Date(`${at}+02:00`)
}
