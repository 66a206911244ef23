/** Conversion of open days to shifts and to the contract's format. */
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { at, timeFromMinutes, type WallDate, type WallDateTime, type WallTime } from '#shared/date/wall-clock'
import type { OpenDay } from './calendar'

/** Filters the days' starts by shift and drops empty days. A visit belongs to the shift in which it starts. */
export const inShift = (open: readonly OpenDay[], shift: ShiftPosition): OpenDay[] =>
  open
    .map((day) => ({
      ...day,
      starts: day.starts.filter((start) => start < day.shiftChange === (shift === 'MORNING')),
    }))
    .filter((day) => day.starts.length > 0)

/** Filters the days by the requested kinds. No kind, or USE_ORGANIZATION_SETTING, keeps all days. */
export function ofKinds(open: readonly OpenDay[], kinds: readonly TimeSelectionType[]): readonly OpenDay[] {
  if (kinds.length === 0 || kinds.includes('USE_ORGANIZATION_SETTING')) return open
  return open.filter(({ dayOnly }) => kinds.includes(dayOnly ? 'DAY_ONLY' : 'EXACT_TIME'))
}

/** Converts days to the contract's format. */
export const freeDays = (open: readonly OpenDay[]): FreeDay[] =>
  open.map(({ date, starts, duration, dayOnly }) => ({
    date,
    calendarSlots: dayOnly ? [] : starts.map((start) => slot(date, start, duration)),
    exactTimesAvailable: !dayOnly,
    onlyDayTimesAvailable: dayOnly,
  }))

/**
 * Returns the JSON of `freeDays` without building its objects.
 * A calendar has a thousand slots, and an object for each would take as long as computing the calendar.
 * No value in it needs escaping.
 */
export const freeDaysText = (open: readonly OpenDay[]): string => `[${open.map(dayText).join(',')}]`

function dayText({ date, starts, duration, dayOnly }: OpenDay): string {
  const slots = dayOnly ? [] : starts.map((start) => slotText(date, start, duration))
  return `{"date":"${date}","calendarSlots":[${slots.join(',')}],"exactTimesAvailable":${!dayOnly},"onlyDayTimesAvailable":${dayOnly}}`
}

const slotText = (date: WallDate, start: number, duration: number): string =>
  `{"startTime":"${at(date, timeAt(start))}","endTime":"${at(date, timeAt(start + duration))}"}`

/** Cache of formatted times by minute of the day, because a calendar repeats a few times in a thousand slots. */
const formatted: WallTime[] = []
const timeAt = (minutes: number): WallTime => (formatted[minutes] ??= timeFromMinutes(minutes))

/** Returns a visit's start and end in the contract's format. `start` and `duration` are in minutes. */
export const slot = (
  date: WallDate,
  start: number,
  duration: number,
): { startTime: WallDateTime; endTime: WallDateTime } => ({
  startTime: at(date, timeAt(start)),
  endTime: at(date, timeAt(start + duration)),
})
