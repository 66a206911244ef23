import { wallClockAt, type WallDateTime } from '#shared/date/wall-clock'

/** Summer time first: where the clock is put back, an hour comes twice, and this takes it the first time. */
const OFFSETS = ['+03:00', '+02:00'] as const

/** The instant at which the wall clock in Helsinki shows `at`; in the hour that is left out in spring, an hour later. */
export function instantOf(at: WallDateTime): Date {
  const instants = OFFSETS.map((offset) => new Date(at + offset))
  return instants.find((instant) => wallClockAt(instant) === at) ?? new Date(`${at}+02:00`)
}
