import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { PgDialect, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { array, create, type, type Struct } from 'superstruct'

/** A PGlite or PostgreSQL database, or a transaction on one. The repositories treat them alike. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database and the function that closes it. */
export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** Returns the first row of a query, or null if it has none. */
export const first = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null

/** Runs hand-written SQL and validates its rows with a struct, because the driver does not type them. */
export async function queryRows<T>(db: Database, query: SQL, row: Struct<T>): Promise<T[]> {
  return create(await db.execute(query), type({ rows: array(row) })).rows
}

/**
 * Prepares a query with placeholders, for frequent use.
 * Its text is built once, and PostgreSQL prepares it once per connection. The name must be unique.
 */
export function preparedQuery<T>(name: string, query: SQL, row: Struct<T>) {
  const built = new PgDialect().sqlToQuery(query)
  const Answer = type({ rows: array(row) })
  return async (db: Database, values: Record<string, unknown>): Promise<T[]> =>
    create(await db._.session.prepareQuery(built, undefined, name, false).execute(values), Answer).rows
}

/** Returns the SQLSTATE of an error, for example 23P01, or null if the error is not PostgreSQL's. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)) return code
  return error instanceof Error && error.cause !== undefined ? sqlState(error.cause) : null
}

/** Returns the error without Drizzle's wrapper, whose message repeats the parameters, which are personal data. */
export const withoutParameters = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('query failed')) : error
