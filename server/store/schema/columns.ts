/** Column types of our own. Wall-clock times of the workshops are `timestamp`/`tsrange` without a zone; instants are `timestamptz`. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A range of wall-clock times, as PostgreSQL writes it. */
export const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' })

/** A moment, whatever the zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
