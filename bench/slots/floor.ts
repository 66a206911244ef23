/**
 * The baseline: one flag per slot and resource in one pass over the rows. It is faster than `freeStarts` because it
 * supports only equal hours each day, consecutive days, and visits of one slot.
 */
import type { Algorithm, Answer, Row, Workload } from './workload'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const midnights = new Map<string, number>()

/** Instant at which the date begins in Helsinki. */
function midnightOf(date: string): number {
  const known = midnights.get(date)
  if (known !== undefined) return known
  const utc = Date.parse(date)
  const wall = Date.parse(`${zoned.format(utc).replace(' ', 'T')}Z`)
  const midnight = utc - (wall - utc)
  midnights.set(date, midnight)
  return midnight
}

/** Index of the day of `start`, or `midnights.length` if it is after the last one. */
function dayOf(start: number, midnights: Float64Array): number {
  const last = midnights.length - 1
  const guess = Math.floor((start - (midnights[0] ?? 0)) / DAY_MS)
  if (guess > last) return midnights.length
  let day = Math.max(guess, 0)
  // A day of 23 or 25 hours can put the guess off by one.
  while (day < last && (midnights[day + 1] ?? 0) <= start) day++
  while (day > 0 && (midnights[day] ?? 0) > start) day--
  return day
}

function countBusy(rows: readonly Row[], perDay: number, workload: Workload): Uint8Array {
  const { open, step, resources, dates } = workload
  // Avoids Float64Array.from, because its iterator is measurably slower.
  const midnights = new Float64Array(dates.length)
  for (let day = 0; day < dates.length; day++) midnights[day] = midnightOf(dates[day] ?? '')
  const busy = new Uint8Array(dates.length * perDay)
  const seen = new Uint8Array(busy.length * resources)
  for (const row of rows) {
    const start = row.start.getTime()
    const day = dayOf(start, midnights)
    if (day === midnights.length) continue
    const midnight = midnights[day] ?? 0
    const from = Math.floor(((start - midnight) / MINUTE_MS - open) / step)
    const until = Math.ceil(((row.end.getTime() - midnight) / MINUTE_MS - open) / step)
    const end = day * perDay + Math.min(until, perDay)
    for (let slot = day * perDay + Math.max(from, 0); slot < end; slot++) {
      const cell = slot * resources + row.resource
      if (seen[cell] === 1) continue
      seen[cell] = 1
      busy[slot] = (busy[slot] ?? 0) + 1
    }
  }
  return busy
}

export const floor: Algorithm = {
  name: 'floor',
  run(workload) {
    const { rows, open, close, step, resources, dates } = workload
    const perDay = (close - open) / step
    const busy = countBusy(rows, perDay, workload)
    const answer: Answer = new Map()
    for (const [day, date] of dates.entries()) {
      const free: number[] = []
      for (let slot = 0; slot < perDay; slot++) {
        if ((busy[day * perDay + slot] ?? 0) < resources) free.push(open + slot * step)
      }
      answer.set(date, free)
    }
    return answer
  },
}
