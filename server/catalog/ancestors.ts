import { sql, type SQL } from 'drizzle-orm'

/**
 * The CTE `line (root, id, parent_id, depth)` for a `with recursive`: each workshop of `ids` (`root`) and its ancestors.
 * `depth` is 0 for the workshop itself. A workshop inherits unset values from its nearest ancestor that has them.
 */
export const lines = (ids: readonly number[]): SQL => sql`
  line as (
    select id as root, id, parent_id, 0 as depth from organization where id in ${[...ids]}
    union all
    select line.root, parent.id, parent.parent_id, line.depth + 1
    from organization parent join line on parent.id = line.parent_id
    where line.depth < 10
  )`
