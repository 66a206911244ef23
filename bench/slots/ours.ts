import { freeStarts, type Busy, type Day } from '#server/sections/time/slots/rules/availability'
import { wallMinutes } from './helsinki'
import type { Algorithm, Row } from './workload'

const busyFrom = ({ resource, start, end }: Row): Busy => ({
  resource,
  start: wallMinutes(start),
  end: wallMinutes(end),
})

/** `freeStarts` on the same rows as the others. Its time includes converting the rows. */
export const ours: Algorithm = {
  name: 'ours',
  run({ rows, open, close, step, resources, dates }) {
    const days = dates.map((date): Day => ({ date, open, close }))
    return freeStarts({ days, resources, busy: rows.map(busyFrom), step, duration: step })
  },
}
