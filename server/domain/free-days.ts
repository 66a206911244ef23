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

/** The days of the kinds asked for, where that matters. */
export function ofKinds(open: readonly OpenDay[], kinds: readonly TimeSelectionType[]): readonly OpenDay[] {
  if (kinds.length === 0 || kinds.includes('USE_ORGANIZATION_SETTING')) return open
  return open.filter(({ dayOnly }) => kinds.includes(dayOnly ? 'DAY_ONLY' : 'EXACT_TIME'))
}

/** The days as the contract sends them. */
export const freeDays = (open: readonly OpenDay[]): FreeDay[] =>
  open.map(({ date, starts, duration, dayOnly }) => ({
    date,
    calendarSlots: dayOnly ? [] : starts.map((start) => slot(date, start, duration)),
    exactTimesAvailable: !dayOnly,
    onlyDayTimesAvailable: dayOnly,
  }))

/**
 * The JSON of `freeDays`. A calendar has a thousand slots: to make each an object only to be written takes as long as all that
 * is worked out of them. Nothing in it needs to be escaped.
 */
export const freeDaysText = (open: readonly OpenDay[]): string => `[${open.map(dayText).join(',')}]`

function dayText({ date, starts, duration, dayOnly }: OpenDay): string {
  const slots = dayOnly ? [] : starts.map((start) => slotText(date, start, duration))
  return `{"date":"${date}","calendarSlots":[${slots.join(',')}],"exactTimesAvailable":${!dayOnly},"onlyDayTimesAvailable":${dayOnly}}`
}

const slotText = (date: WallDate, start: number, duration: number): string =>
  `{"startTime":"${at(date, timeAt(start))}","endTime":"${at(date, timeAt(start + duration))}"}`

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
