/**
 * Fields with dates, times, numbers and flags, which servers write in several ways (AS-10, AS-11). Dates and times become
 * those of the specification. A field ending in OrNull, and `flagOr`, belongs to a line of its own: what cannot be read for
 * certain leaves that line out. One ending in OrNone keeps apart what cannot be read. The others refuse it, as a required
 * field does.
 */
import { boolean, coerce, nullable, number, Struct, unknown } from 'superstruct'
import { parseDate, parseDateTime, parseTime } from '#shared/date/parse'
import { readFlag, readNumber } from './read-value'

/** A text with a format of JSON Schema, which the documentation of the contract names. */
const formatted = (...formats: readonly string[]) => {
  const [format] = formats
  const schema = formats.length === 1 ? { format } : { anyOf: formats.map((one) => ({ format: one })) }
  return new Struct<string, object>({ type: 'string', schema, validator: (value) => typeof value === 'string' })
}

type Read = (value: unknown) => string | null

/** Reads a required text. One that cannot be read, unlike a missing one, is refused as null. */
const required = (struct: Struct<string, object>, read: Read) =>
  coerce(struct, unknown(), (value) => read(value) ?? (typeof value === 'string' ? null : value))
const optional = (struct: Struct<string, object>, read: Read) => coerce(nullable(struct), unknown(), read)

const DAY = formatted('date')
const DATE_TIME = formatted('date-time-local')
const TIME = formatted('time-local')

/** `YYYY-MM-DD` */
export const Day = required(DAY, parseDate)
export const DayOrNull = optional(DAY, parseDate)

/** `YYYY-MM-DDTHH:mm:ss` of the workshop's clock. */
export const DateTime = required(DATE_TIME, parseDateTime)
export const DateTimeOrNull = optional(DATE_TIME, parseDateTime)

const DAY_OR_DATE_TIME = formatted('date', 'date-time-local')
const parseEither: Read = (value) =>
  typeof value === 'string' && value.trim().length <= 'YYYY-MM-DD'.length ? parseDate(value) : parseDateTime(value)

/** A day, or a point in time, whichever the server knows. */
export const DayOrDateTimeOrNull = optional(DAY_OR_DATE_TIME, parseEither)

/** The same, where null says that there is none. What cannot be read is ''. */
export const DayOrDateTimeOrNone = optional(DAY_OR_DATE_TIME, (value) =>
  value === null || value === undefined ? null : (parseEither(value) ?? ''),
)

/** `HH:mm:ss` */
export const Time = required(TIME, parseTime)
export const TimeOrNull = optional(TIME, parseTime)

/** A point in time, or a time of an enclosing day. */
export const DateTimeOrTime = required(
  formatted('date-time-local', 'time-local'),
  (value) => parseDateTime(value) ?? parseTime(value),
)

export const Amount = coerce(number(), unknown(), (value) => readNumber(value) ?? value)
export const AmountOrNull = coerce(nullable(number()), unknown(), readNumber)
export const amountOr = (fallback: number) => coerce(number(), unknown(), (value) => readNumber(value) ?? fallback)

export const Flag = coerce(boolean(), unknown(), (value) => readFlag(value) ?? value)
export const FlagOrNull = coerce(nullable(boolean()), unknown(), readFlag)
export const flagOr = (fallback: boolean) => coerce(boolean(), unknown(), (value) => readFlag(value) ?? fallback)
