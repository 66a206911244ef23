/** Days that differ from the days of the week, between document and rows. A row without times is an open day. */
import type { WallDate } from '#shared/date/wall-clock'
import type { ChainDocument } from './schema/document'
import type { ChainRows } from './rows'

/** The lists of the chain, or of a workshop. */
type Days = Pick<ChainDocument, 'closedDays' | 'shortDays' | 'openDays'>
type OpenDay = ChainRows['openDays'][number]

/** Returns the rows of the short and the open days. */
export const openDayRows = ({ shortDays, openDays }: Days): OpenDay[] => [
  ...shortDays.map(({ date, opens, closes }) => ({ date, opens: withSeconds(opens), closes: withSeconds(closes) })),
  ...openDays.map((date) => ({ date, opens: null, closes: null })),
]

/** Returns the lists of the rows, in order. */
export function daysOf(closed: readonly { readonly date: WallDate }[], open: readonly OpenDay[]): Days {
  const isShort = ({ opens, closes }: OpenDay): boolean => opens !== null || closes !== null
  const byDate = open.toSorted((one, other) => one.date.localeCompare(other.date))
  return {
    closedDays: closed.map(({ date }) => date).sort(),
    shortDays: byDate.filter(isShort).map(({ date, opens, closes }) => ({
      date,
      opens: withoutSeconds(opens),
      closes: withoutSeconds(closes),
    })),
    openDays: byDate.filter((one) => !isShort(one)).map(({ date }) => date),
  }
}

const withSeconds = (time: string | null): string | null => time && `${time}:00`
const withoutSeconds = (time: string | null): string | null => time && time.slice(0, -3)
