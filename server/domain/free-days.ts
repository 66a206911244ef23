/** Open days as visitors see them: by shift, and in the contract's own shape. */
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { at, timeFromMinutes, type WallDate, type WallDateTime, type WallTime } from '#shared/date/wall-clock'
import type { OpenDay } from './calendar'

/** The days as they are in one shift: a visit belongs to the shift it starts in. */
export const inShift = (open: readonly OpenDay[], shift: ShiftPosition): OpenDay[] =>
  open
    .map((day) => ({
      ...day,
      starts: day.starts.filter((start) => start < day.shiftChange === (shift === 'MORNING')),
    }))
    .filter((day) => day.starts.length > 0)

/** The days as the contract sends them; of the kinds asked for, where that matters. */
export function freeDays(open: readonly OpenDay[], kinds: readonly TimeSelectionType[] = []): FreeDay[] {
  const wants = (kind: TimeSelectionType): boolean =>
    kinds.length === 0 || kinds.includes(kind) || kinds.includes('USE_ORGANIZATION_SETTING')
  return open
    .filter((day) => wants(day.dayOnly ? 'DAY_ONLY' : 'EXACT_TIME'))
    .map((day) => ({
      date: day.date,
      calendarSlots: day.dayOnly ? [] : day.starts.map((start) => slot(day.date, start, day.duration)),
      exactTimesAvailable: !day.dayOnly,
      onlyDayTimesAvailable: day.dayOnly,
    }))
}

/** Each of the day's minutes is written once: a calendar has a thousand slots of the same few times. */
const written: WallTime[] = []
const timeAt = (minutes: number): WallTime => (written[minutes] ??= timeFromMinutes(minutes))

/** A visit's start and end, as the contract sends them. */
export const slot = (
  date: WallDate,
  start: number,
  duration: number,
): { startTime: WallDateTime; endTime: WallDateTime } => ({
  startTime: at(date, timeAt(start)),
  endTime: at(date, timeAt(start + duration)),
})
