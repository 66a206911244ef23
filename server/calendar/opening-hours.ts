/** When a workshop is open: the hours of its weekdays, and the days that differ from them. */
import { weekday, type WallDate } from '#shared/date/wall-clock'

/** Opening hours on a weekday (1 is Monday), in minutes since midnight. */
export interface Hours {
  readonly weekday: number
  readonly open: number
  readonly close: number
  /** Jobs of at least this many minutes are booked for the whole day; null if every job has an hour. */
  readonly dayOnlyFrom: number | null
}

/** A time in minutes since midnight at which a day begins later or ends earlier than its weekday; null if as usual. */
export interface ShortDay {
  readonly open: number | null
  readonly close: number | null
}

/** A day that differs from its weekday. */
export type DayException = 'closed' | ShortDay
export type DayExceptions = Readonly<Record<WallDate, DayException>>

/** When a workshop works. `exceptions` are the chain's, under its own. */
export interface Opening {
  readonly hours: readonly Hours[]
  readonly exceptions: DayExceptions
}

const SATURDAY = 6

/** Returns the hours of the date's weekday, or undefined at a weekend or without hours. */
export function usualHours({ hours }: Pick<Opening, 'hours'>, date: WallDate): Hours | undefined {
  const day = weekday(date)
  return day >= SATURDAY ? undefined : hours.find((one) => one.weekday === day)
}

/** Returns the workshop's hours on a date, or undefined if it is closed. A short day never has longer hours than usual. */
export function hoursOn(opening: Opening, date: WallDate): Hours | undefined {
  const usual = usualHours(opening, date)
  const exception = opening.exceptions[date]
  if (usual === undefined || exception === undefined) return usual
  if (exception === 'closed') return undefined
  const hours = { ...usual, ...within(usual, exception) }
  return hours.open < hours.close ? hours : undefined
}

/** Whether a period of a date lies in what a short day leaves. Any period lies in a usual day. */
export function isInShortDay({ exceptions }: Pick<Opening, 'exceptions'>, date: WallDate, period: Period): boolean {
  const exception = exceptions[date]
  if (exception === undefined || exception === 'closed') return exception === undefined
  const { open, close } = within(period, exception)
  return open === period.open && close === period.close
}

/** In minutes since midnight. */
interface Period {
  readonly open: number
  readonly close: number
}

/** Returns the part of some hours that a short day leaves. */
export const within = (hours: Period, { open, close }: ShortDay): Period => ({
  open: Math.max(hours.open, open ?? 0),
  close: Math.min(hours.close, close ?? hours.close),
})
