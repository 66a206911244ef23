/**
 * When a visit can start. The opening hours lay out every possible start once, numbered in time order; a reservation
 * then rules out one unbroken range of those numbers on its resource, found by arithmetic and marked bit by bit. So the
 * work is one pass over the reservations and one over the starts, and nothing is allocated for either.
 */
import type { WallDate } from '#shared/date/wall-clock'

/** A day on which the workshop is open; minutes since midnight. */
export interface Day {
  readonly date: WallDate
  readonly open: number
  readonly close: number
}

/** resource: index 0..resources-1; start and end: minutes of the wall clock since 1970-01-01T00:00 read as if it were UTC. */
export interface Busy {
  readonly resource: number
  readonly start: number
  readonly end: number
}

/**
 * Everything is in whole minutes. Hours lie within 0..1440 and a date is listed once (of two, the later one counts). A
 * reservation of an unknown resource, or one that ends no later than it starts, takes nothing.
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
/** Resources whose state fits in one number. */
const WORD = 32

/** The starts the opening hours allow, numbered in time order, by calendar day from the first open day to the last. */
interface Grid {
  readonly step: number
  readonly dates: readonly (WallDate | undefined)[]
  /** The midnight the first day begins with and the one the last day ends with, on the scale of `Busy.start`. */
  readonly begin: number
  readonly end: number
  /** When each day opens, in minutes since its midnight. */
  readonly opens: Int32Array
  /** The number of each day's first start; one entry more than there are days, so that the last day has an end too. */
  readonly firstStart: Int32Array
  readonly starts: number
}

/** A date without a time is read as UTC, where every day has 24 hours. */
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

/** How many starts of the grid are earlier than `minute`: also the number of the first one that is not. */
function startsBefore(grid: Grid, minute: number): number {
  if (minute <= grid.begin) return 0
  if (minute >= grid.end) return grid.starts
  const since = minute - grid.begin
  const day = Math.floor(since / DAY_MINUTES)
  const first = grid.firstStart[day] ?? 0
  const end = grid.firstStart[day + 1] ?? 0
  const start = first + Math.ceil((since - day * DAY_MINUTES - (grid.opens[day] ?? 0)) / grid.step)
  // A closed day has first === end, so that it has no opening time does not matter.
  return Math.min(Math.max(start, first), end)
}

/** One bit per resource and start, set where a reservation is in the way; a row of starts for every 32 resources. */
function markTaken(grid: Grid, { busy, resources, duration }: Question): Int32Array {
  const taken = new Int32Array(grid.starts * Math.ceil(resources / WORD))
  for (const { resource, start, end } of busy) {
    if (resource < 0 || resource >= resources || end <= start) continue
    const row = Math.floor(resource / WORD) * grid.starts
    const bit = 1 << (resource % WORD)
    // A visit collides when it starts before the reservation ends and ends after the reservation starts.
    const until = row + startsBefore(grid, end)
    for (let at = row + startsBefore(grid, start - duration + 1); at < until; at++) taken[at] = (taken[at] ?? 0) | bit
  }
  return taken
}

/** 1 for each start at which some resource has no reservation in the way. */
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

/** The free starts of one day of the grid, in minutes since midnight. */
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
 * Start minutes (since midnight, on the step grid from `open`) at which at least one resource is free for the whole
 * duration inside open..close. Days without any are absent; the others come in the order of their dates.
 */
export function freeStarts(question: Question): Map<WallDate, number[]> {
  // Without this a step of 0 would mean endlessly many starts.
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
