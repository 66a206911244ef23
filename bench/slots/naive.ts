/** The simplest correct implementation: scans all reservations for every day, slot and resource. */
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import type { Algorithm, Answer, Row } from './workload'

dayjs.extend(utc)
dayjs.extend(timezone)

const MINUTE_MS = 60_000

const isFree = (rows: readonly Row[], resource: number, start: number, end: number): boolean =>
  !rows.some((row) => row.resource === resource && row.start.getTime() < end && row.end.getTime() > start)

export const naive: Algorithm = {
  name: 'naive scan',
  max: 100,
  run({ rows, open, close, step, resources, dates }) {
    const all = Array.from({ length: resources }, (_, resource) => resource)
    const answer: Answer = new Map()
    for (const date of dates) {
      const midnight = dayjs.tz(date, 'Europe/Helsinki')
      const free: number[] = []
      for (let minute = open; minute < close; minute += step) {
        const start = midnight.add(minute, 'minute').valueOf()
        if (all.some((resource) => isFree(rows, resource, start, start + step * MINUTE_MS))) free.push(minute)
      }
      answer.set(date, free)
    }
    return answer
  },
}
