import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database'

/** Makes the demo's first workshop fetch cars in the windows of its second, with a number of cars in each. */
export const fetchCars = (db: Database, capacity = 2) =>
  db.execute(sql`
    insert into transport_window (organization_id, direction, starts, capacity)
    select 1, direction, starts, ${capacity}::int from transport_window where organization_id = 2
    on conflict do nothing`)
