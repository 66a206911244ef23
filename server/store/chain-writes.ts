/** Pieces of the statements that write a chain's rows. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** For `on conflict do update set`: every column as the row that was to be inserted has it. */
export const asInserted = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, column]) => [
      field,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  )

const rowOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql`, `)})`

/** Whether columns together are one of the keys. */
export function isOneOf(columns: readonly PgColumn[], keys: readonly (readonly (string | number)[])[]): SQL {
  const values = keys.map((key) => rowOf(columns.map((column, index) => sql`${sql.param(key[index], column)}`)))
  return sql`${rowOf(columns.map((column) => sql`${column}`))} in ${rowOf(values)}`
}
