/**
 * Computes when a visit can start. The opening hours define all possible starts, numbered in time order.
 * A reservation rules out one contiguous range of them on its resource, found by arithmetic and marked bit by bit.
 * This takes one pass over the reservations and one over the starts, without an allocation for either.
 */
import type { WallDate } from '#shared/date/wall-clock'

/** A day on which the workshop is open; minutes since midnight. */
export interface Day {
  readonly date: WallDate
  readonly open: number
  readonly close: number
}

/**
 * A reservation. `resource` is an index from 0 to resources-1.
 * `start` and `end` are wall-clock minutes since 1970-01-01T00:00, computed as if the wall clock were UTC.
 */
export interface Busy {
  readonly resource: number
  readonly start: number
  readonly end: number
}

/**
 * The input of `freeStarts`, in whole minutes. Hours lie within 0..1440. The later of two entries for a date counts.
 * A reservation of an unknown resource, or one that does not end after its start, is ignored.
 */
export interface Question {
  readonly days: readonly Day[]
  readonly resources: number
  readonly busy: readonly Busy[]
  readonly step: number
  readonly duration: number
}

const DAY_MINUTES = 1440
const DAY_MS = 86_400_000
/** Number of resources whose state fits in one integer. */
const WORD = 32

/** The starts that the opening hours allow, numbered in time order, by day from the first open day to the last. */
interface Grid {
  readonly step: number
  readonly dates: readonly (WallDate | undefined)[]
  /** Midnight at the start of the first day and at the end of the last day, in the unit of `Busy.start`. */
  readonly begin: number
  readonly end: number
  /** Opening time of each day, in minutes since midnight. */
  readonly opens: Int32Array
  /** Number of each day's first start, with one extra entry for the end of the last day. */
  readonly firstStart: Int32Array
  readonly starts: number
}

/** Days since 1970-01-01. A date without a time is parsed as UTC, where every day has 24 hours. */
const dayNumber = (date: WallDate): number => Date.parse(date) / DAY_MS

function startsWithin({ open, close }: Day, step: number, duration: number): number {
  const spare = close - open - duration
  return spare < 0 ? 0 : Math.floor(spare / step) + 1
}

function layOut({ days, step, duration }: Question): Grid {
  const numbers: number[] = []
  let firstDay = Infinity
  let lastDay = -Infinity
  for (const { date } of days) {
    const number = dayNumber(date)
    numbers.push(number)
    firstDay = Math.min(firstDay, number)
    lastDay = Math.max(lastDay, number)
  }
  const span = days.length === 0 ? 0 : lastDay - firstDay + 1

  const dates: (WallDate | undefined)[] = Array.from({ length: span })
  const opens = new Int32Array(span)
  const counts = new Int32Array(span)
  for (const [at, day] of days.entries()) {
    const index = (numbers[at] ?? 0) - firstDay
    dates[index] = day.date
    opens[index] = day.open
    counts[index] = startsWithin(day, step, duration)
  }

  const firstStart = new Int32Array(span + 1)
  let starts = 0
  for (let index = 0; index < span; index++) {
    starts += counts[index] ?? 0
    firstStart[index + 1] = starts
  }
  const begin = firstDay * DAY_MINUTES
  return { step, dates, begin, end: begin + span * DAY_MINUTES, opens, firstStart, starts }
}

/** Returns how many starts of the grid are before `minute`; this is also the number of the first one not before it. */
function startsBefore(grid: Grid, minute: number): number {
  if (minute <= grid.begin) return 0
  if (minute >= grid.end) return grid.starts
  const since = minute - grid.begin
  const day = Math.floor(since / DAY_MINUTES)
  const first = grid.firstStart[day] ?? 0
  const end = grid.firstStart[day + 1] ?? 0
  const start = first + Math.ceil((since - day * DAY_MINUTES - (grid.opens[day] ?? 0)) / grid.step)
  // A closed day has first === end, so its missing opening time has no effect.
  return Math.min(Math.max(start, first), end)
}

/** Returns one bit per resource and start, set if a reservation overlaps; a row of starts for every 32 resources. */
function markTaken(grid: Grid, { busy, resources, duration }: Question): Int32Array {
  const taken = new Int32Array(grid.starts * Math.ceil(resources / WORD))
  for (const { resource, start, end } of busy) {
    if (resource < 0 || resource >= resources || end <= start) continue
    const row = Math.floor(resource / WORD) * grid.starts
    const bit = 1 << (resource % WORD)
    // A visit overlaps if it starts before the reservation's end and ends after the reservation's start.
    const until = row + startsBefore(grid, end)
    for (let at = row + startsBefore(grid, start - duration + 1); at < until; at++) taken[at] = (taken[at] ?? 0) | bit
  }
  return taken
}

/** Returns 1 for each start at which at least one resource is free. */
function freeOnSome(grid: Grid, question: Question): Uint8Array {
  const taken = markTaken(grid, question)
  const free = new Uint8Array(grid.starts)
  let at = 0
  for (let left = question.resources; left > 0; left -= WORD) {
    const all = left >= WORD ? -1 : ~(-1 << left)
    for (let start = 0; start < grid.starts; start++) {
      if (taken[at++] !== all) free[start] = 1
    }
  }
  return free
}

/** Returns the free starts of one day of the grid, in minutes since midnight. */
function freeOnDay(grid: Grid, free: Uint8Array, day: number): number[] {
  const first = grid.firstStart[day] ?? 0
  const end = grid.firstStart[day + 1] ?? 0
  const open = grid.opens[day] ?? 0
  const found: number[] = []
  for (let start = first; start < end; start++) {
    if (free[start] === 1) found.push(open + (start - first) * grid.step)
  }
  return found
}

/**
 * Returns the starts, in minutes since midnight, at which at least one resource is free for the whole duration.
 * Starts lie on the step grid from `open`; visits end by `close`. Days are in order, and days without a start absent.
 */
export function freeStarts(question: Question): Map<WallDate, number[]> {
  // A step of 0 would yield infinitely many starts.
  if (!(question.step > 0 && question.duration > 0)) throw new RangeError('step and duration must be above 0')
  const grid = layOut(question)
  const free = freeOnSome(grid, question)
  const byDate = new Map<WallDate, number[]>()
  for (const [day, date] of grid.dates.entries()) {
    if (date === undefined) continue
    const found = freeOnDay(grid, free, day)
    if (found.length > 0) byDate.set(date, found)
  }
  return byDate
}
