import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { PgDialect, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { array, create, type, type Struct } from 'superstruct'

/** PGlite or PostgreSQL, or a transaction on one of them: the repositories cannot tell. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** Runs hand-written SQL and reads its rows by struct: a driver's own types say nothing about them. */
export async function queryRows<T>(db: Database, query: SQL, row: Struct<T>): Promise<T[]> {
  return create(await db.execute(query), type({ rows: array(row) })).rows
}

/**
 * A statement that is asked all the time, with a place for each of its values: its text is made once, and PostgreSQL plans
 * it once for each connection. The name must be its own.
 */
export function statement<T>(name: string, query: SQL, row: Struct<T>) {
  const built = new PgDialect().sqlToQuery(query)
  const Answer = type({ rows: array(row) })
  return async (db: Database, values: Record<string, unknown>): Promise<T[]> =>
    create(await db._.session.prepareQuery(built, undefined, name, false).execute(values), Answer).rows
}

/** What PostgreSQL calls an error, for example 23P01; null for an error of another origin. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)) return code
  return error instanceof Error && error.cause !== undefined ? sqlState(error.cause) : null
}

/** The error as it may be logged: Drizzle's own message repeats the parameters, which are personal data. */
export const withoutParameters = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('query failed')) : error
