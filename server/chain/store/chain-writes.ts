/** SQL fragments for the statements that write a chain's rows. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Builds the `set` of an upsert: every column gets the value of the row that was to be inserted. */
export const asInserted = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, column]) => [
      field,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  )

const rowOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql`, `)})`

/** Builds the condition that the columns equal one of the composite keys. */
export function isOneOf(columns: readonly PgColumn[], keys: readonly (readonly (string | number)[])[]): SQL {
  const values = keys.map((key) => rowOf(columns.map((column, index) => sql`${sql.param(key[index], column)}`)))
  return sql`${rowOf(columns.map((column) => sql`${column}`))} in ${rowOf(values)}`
}
