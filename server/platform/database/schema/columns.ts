/** Custom column types. Wall-clock times are `timestamp` or `tsrange` without a zone; instants are `timestamptz`. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A range of wall-clock times, in PostgreSQL's text format. */
export const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' })

/** A point in time, independent of time zones. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
