/** The windows of the pick-up and return service that a workshop offers. */
import { addMinutes, at, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { freeOf, type TakenCounted } from '../../../booking/counted-resources'
import type { WorkshopExtras } from '../store/chain-facts'

type Windows = Pick<WorkshopExtras, 'windows' | 'windowMinutes'>
export type Direction = 'PICKUP' | 'RETURN'

/** Returns the starts of the windows of some days that still have a place, in order. */
export function offeredTimes(
  { windows, windowMinutes }: Windows,
  direction: Direction,
  days: readonly WallDate[],
  taken: readonly TakenCounted[],
): WallDateTime[] {
  const own = windows.filter((window) => window.direction === direction)
  return days.flatMap((day) =>
    own.flatMap(({ starts, capacity }) => {
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
