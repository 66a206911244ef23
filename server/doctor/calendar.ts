/** How far the chain's list of closed, short and open days reaches, and the public holidays that it lacks. */
import type { Client } from 'pg'
import { array, create, object, string } from 'superstruct'
import { addDays, dateOf, wallClockAt, type WallDate } from '#shared/date/wall-clock'
import { holidayLine, listedDays, missingHolidays } from '../chain/holidays'
import { readDocument } from '../chain/read-document'
import { connectAndRun } from '../desk/connect'
import { WARNED_DAYS } from '../platform/database/calendar-days'
import { good, PATIENCE_MS, wrong, type Finding } from './finding'

const Listed = array(object({ date: string() }))

/** By the tables of the chain. */
export async function calendarIn(client: Client): Promise<readonly Finding[]> {
  const { rows } = await client.query('select date::text from closed_day union all select date::text from open_day')
  return [
    calendarFinding(
      create(rows, Listed).map(({ date }) => date),
      today(),
    ),
  ]
}

/** Of the embedded database, which only its running server can read. Nothing without one. */
export async function calendarOfServer(dataDir: string): Promise<readonly Finding[]> {
  const chunks: string[] = []
  const output = { line: none, fault: none, progress: none, text: (text: string) => void chunks.push(text) }
  const stop = AbortSignal.timeout(PATIENCE_MS)
  // Without the directory there is no server either.
  const exit = await connectAndRun(dataDir, { command: 'chain export' }, output, stop).catch(() => null)
  const reading = exit === 0 ? readDocument(chunks.join('')) : null
  if (reading === null || 'faults' in reading) return []
  return [calendarFinding(listedDays(reading.document), today())]
}

const none = (): void => undefined
const today = (): WallDate => dateOf(wallClockAt(new Date()))

/** Judges the days that a chain has listed. */
export function calendarFinding(listed: readonly WallDate[], today: WallDate): Finding {
  const last = listed.toSorted().at(-1)
  const remedy = 'add the days to the chain document (npm run chain -- holidays) and import it'
  if (last === undefined || last < addDays(today, WARNED_DAYS))
    return wrong('calendar', last === undefined ? 'no closed day is listed' : `the closed days end on ${last}`, remedy)
  const missing = missingHolidays(listed, today)
  const [first] = missing
  return first
    ? wrong('calendar', `open on public holidays: ${missing.length}, first ${holidayLine(first)}`, remedy)
    : good('calendar', `closed and short days are listed until ${last}`)
}
