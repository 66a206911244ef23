/**
 * dayjs with its plugins. Only the modules of this folder import it, so no object of the library leaves the folder.
 * Everything is parsed and counted as UTC, where every day has 24 hours, never in the visitor's zone. The plugins are
 * imported as files, because Node finds them in the bundled server by no other name.
 */
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(isoWeek)
dayjs.extend(customParseFormat)

const DATE = 'YYYY-MM-DD'

/** Returns the start of a day. The zone in the text makes dayjs refuse month 13, which it moves into January otherwise. */
export const dayOf = (date: string): Dayjs => dayjs.utc(`${date}T00:00Z`)
export const momentOf = (at: string): Dayjs => dayjs.utc(`${at}Z`)

/** Returns `YYYY-MM-DD`, or 'Invalid Date'. */
export const dateText = (day: Dayjs): string => day.format(DATE)
/** Returns `YYYY-MM-DDTHH:mm:ss`, or 'Invalid Date'. */
export const momentText = (moment: Dayjs): string => moment.format('YYYY-MM-DDTHH:mm:ss')

/**
 * Parses a text of exactly this form. It is invalid with any other text, and with a day that no month has. Takes several
 * times as long as `dayOf`. One format only: with several, dayjs forgets UTC.
 */
export const parseStrictly = (text: string, format = DATE): Dayjs => dayjs.utc(text, format, true)
