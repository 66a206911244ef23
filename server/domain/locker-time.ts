import { at, dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from './booking-document'

/** When the key locker is used: at the start, or at one of the two times that day visits are checked at (READINGS.md 12). */
export const lockerTime = ({ type, start }: ReservedTime): WallDateTime =>
  type === 'DAY_ONLY' ? at(dateOf(start), timeOf(start) < '13:00:00' ? '07:00:00' : '13:00:00') : start
