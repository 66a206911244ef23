import { sqlState } from './database'

/** SQLSTATEs for a cancelled statement, shutdown, startup, too many connections and timeouts. */
const STATES = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03'])
const CONNECTION = /^08/

/** Whether a query failed because the database is unavailable, and not because of the query itself. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return STATES.has(state) || CONNECTION.test(state)
  return error instanceof Error && (isOfConnection(error) || isUnavailable(error.cause))
}

const CODES: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])
/** Messages of errors to which pg gives no code. */
const WORDS = /^(?:timeout exceeded when trying to connect|Connection terminated)/

const isOfConnection = (error: Error): boolean => CODES.has(Reflect.get(error, 'code')) || WORDS.test(error.message)
