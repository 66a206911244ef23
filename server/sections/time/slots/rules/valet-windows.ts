/** The windows of the pick-up and return service that a workshop offers. */
import { addMinutes, at, minutesOf, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { isInShortDay, type Opening } from '../../../../calendar/opening-hours'
import { freeOf, type TakenCounted } from '../../../../holds/counted-resources'
import type { WorkshopExtras } from '../store/chain-facts'

type Windows = Pick<WorkshopExtras, 'windows' | 'windowMinutes'>
export type Direction = 'PICKUP' | 'RETURN'

/** Returns the starts of the windows of some open days that still have a place, in order. */
export function offeredTimes(
  opening: Pick<Opening, 'exceptions'>,
  { windows, windowMinutes }: Windows,
  direction: Direction,
  days: readonly WallDate[],
  taken: readonly TakenCounted[],
): WallDateTime[] {
  const own = windows.filter((window) => window.direction === direction)
  return days.flatMap((day) =>
    own.flatMap(({ starts, capacity }) => {
      const open = minutesOf(starts)
      if (!isInShortDay(opening, day, { open, close: open + windowMinutes })) return []
      const start = at(day, starts)
      if (capacity === null) return [start]
      return freeOf(taken, direction, { ...windowAt(start, windowMinutes), count: capacity }) > 0 ? [start] : []
    }),
  )
}

/** The period of a window. */
export const windowAt = (start: WallDateTime, windowMinutes: number) => ({
  start,
  end: addMinutes(start, windowMinutes),
})

/** Returns the number of cars in the window that begins at a time; null if they are not counted or there is no window. */
export const capacityAt = ({ windows }: Windows, direction: Direction, time: WallDateTime): number | null =>
  windows.find((window) => window.direction === direction && time.endsWith(`T${window.starts}`))?.capacity ?? null
