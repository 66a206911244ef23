import { sql, type SQL } from 'drizzle-orm'

/**
 * The table `line (root, id, parent_id, depth)` for a `with recursive`: each workshop of `ids` as the root of a line of its
 * own, with its parents, nearest first. What a workshop has not set is taken from the next one in its line.
 */
export const lines = (ids: readonly number[]): SQL => sql`
  line as (
    select id as root, id, parent_id, 0 as depth from organization where id in ${[...ids]}
    union all
    select line.root, parent.id, parent.parent_id, line.depth + 1
    from organization parent join line on parent.id = line.parent_id
    where line.depth < 10
  )`
