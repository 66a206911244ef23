/**
 * A workload that is identical on every machine: a workshop open 07:00 to 19:00 daily in half-hour slots.
 * `reservations` of the slots are randomly taken, none twice. Also the checksum that compares results.
 */

/** A reservation as a database driver returns it. */
export interface Row {
  readonly resource: number
  readonly start: Date
  readonly end: Date
}

export interface Workload {
  readonly rows: readonly Row[]
  /** Minutes since midnight, the same every day. */
  readonly open: number
  readonly close: number
  readonly step: number
  readonly resources: number
  readonly dates: readonly string[]
}

/** Free start minutes by date. A date without any may be absent or empty. */
export type Answer = Map<string, number[]>

export interface Algorithm {
  readonly name: string
  /** Maximum number of reservations to measure. Unlimited by default. */
  readonly max?: number
  readonly run: (workload: Workload) => Answer
}

const FIRST_DATE = '2027-01-04'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const OPEN = 7 * 60
const CLOSE = 19 * 60
const STEP = 30
const SEED = 42
/** Helsinki is two hours ahead of UTC throughout, because the 60 days end on 4 March, before summer time. */
const WINTER_OFFSET_MS = 2 * 60 * MINUTE_MS

/**
 * mulberry32: a small seeded generator, because Math.random has no seed. Returns numbers from 0 up to, but excluding,
 * 1.
 */
function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` different numbers below `limit`, by a partial Fisher-Yates shuffle. */
function draw(count: number, limit: number, next: () => number): Uint32Array {
  const deck = Uint32Array.from({ length: limit }, (_, index) => index)
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(next() * (limit - at))
    const drawn = deck[other] ?? 0
    deck[other] = deck[at] ?? 0
    deck[at] = drawn
  }
  return deck.subarray(0, count)
}

const dayMs = (day: number): number => Date.parse(FIRST_DATE) + day * DAY_MS

export function workload(reservations: number, resources: number, days: number): Workload {
  const perDay = (CLOSE - OPEN) / STEP
  const capacity = days * perDay * resources
  if (reservations > capacity) throw new RangeError(`${reservations} reservations do not fit in ${capacity} slots`)

  const rows = Array.from(draw(reservations, capacity, random(SEED + reservations)), (cell): Row => {
    const day = Math.floor(cell / (perDay * resources))
    const slot = Math.floor(cell / resources) % perDay
    const start = dayMs(day) - WINTER_OFFSET_MS + (OPEN + slot * STEP) * MINUTE_MS
    return { resource: cell % resources, start: new Date(start), end: new Date(start + STEP * MINUTE_MS) }
  })
  const dates = Array.from({ length: days }, (_, day) => new Date(dayMs(day)).toISOString().slice(0, 10))
  return { rows, open: OPEN, close: CLOSE, step: STEP, resources, dates }
}

/** Number of free starts, and a hash of them. */
export function checksum(answer: Answer): string {
  let count = 0
  let hash = 7
  for (const date of [...answer.keys()].sort()) {
    const dateHash = date.charCodeAt(9) * 131 + date.charCodeAt(8) * 17
    for (const minute of answer.get(date) ?? []) {
      count++
      hash = (Math.imul(hash, 31) + minute + dateHash) | 0
    }
  }
  return `${count}:${hash >>> 0}`
}
