import { sql, type SQL } from 'drizzle-orm'
import { any, array, create, number, record, string, type } from 'superstruct'
import type { TestApp } from '#tests/harness/servers/server-app'

/** Runs a query on the server's database and returns its rows. */
export const rows = async ({ db }: Pick<TestApp, 'db'>, query: SQL): Promise<Record<string, unknown>[]> =>
  create(await db.execute(query), type({ rows: array(record(string(), any())) })).rows

/** Returns the number of rows in a table. */
export async function countRows(server: Pick<TestApp, 'db'>, table: string): Promise<number> {
  const [counted] = await rows(server, sql`select count(*)::int as n from ${sql.raw(table)}`)
  return create(counted?.['n'], number())
}

/** Returns the messages in the outbox, in order. */
export const messages = async (server: TestApp): Promise<unknown[]> =>
  (await rows(server, sql`select message from outbox order by id`)).map((row) => row['message'])
