/** Public holidays that a chain's calendar lacks. They are proposed; nothing adds them by itself. */
import { addDays, days, isWeekend, type WallDate } from '#shared/date/wall-clock'
import { holidayName } from '../calendar/statutory-days'
import type { ChainDocument } from './schema/document'

/** How far ahead holidays are proposed. */
const YEAR_DAYS = 365

interface Holiday {
  readonly date: WallDate
  /** In Finnish. */
  readonly name: string
}

/** Returns the days that the chain's lists have. */
export const listedDays = ({
  closedDays,
  shortDays,
  openDays,
}: Pick<ChainDocument, 'closedDays' | 'shortDays' | 'openDays'>): WallDate[] => [
  ...closedDays,
  ...shortDays.map(({ date }) => date),
  ...openDays,
]

/** Returns the holidays from Monday to Friday of a year from today that are not listed, in order. */
export function missingHolidays(listedDays: readonly WallDate[], today: WallDate): Holiday[] {
  const listed = new Set(listedDays)
  return days(today, addDays(today, YEAR_DAYS)).flatMap((date) => {
    const name = isWeekend(date) || listed.has(date) ? null : holidayName(date)
    return name === null ? [] : [{ date, name }]
  })
}

/** '2027-12-06 itsenäisyyspäivä' */
export const holidayLine = ({ date, name }: Holiday): string => `${date} ${name}`
