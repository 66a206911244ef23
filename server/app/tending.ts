import type { WallDateTime } from '#shared/date/wall-clock'
import type { Log } from '../platform/log'
import type { Database } from '../platform/database/database'
import type { Tell } from '../platform/operations/events'
import { tendEarlierTimes } from '../sections/time/earlier/index'
import { Calendars } from '../sections/time/slots/index'

interface Tended {
  readonly db: Database
  readonly now: () => WallDateTime
  readonly log: Log
  readonly tell: Tell
}

/** How often lapsed offers are passed on. A time that has lapsed is free for everybody until then. */
const INTERVAL_MS = 15_000

/** Tends the offers of earlier times at an interval, and returns the function that stops it. */
export function startTending({ log, ...tended }: Tended): () => Promise<void> {
  const calendars = new Calendars()
  let round = Promise.resolve()
  const tend = (): void => {
    round = round
      .then(() => tendEarlierTimes({ ...tended, calendars }))
      .catch((error: unknown) => log.error('could not offer freed times', error))
  }
  const schedule = setInterval(tend, INTERVAL_MS).unref()
  tend()
  return () => {
    clearInterval(schedule)
    return round
  }
}
