import { sqlState } from './database'

/** Statement cut short, shut down, just starting, too many connections, waited too long for a lock. */
const STATES = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03'])
const CONNECTION = /^08/

/** Whether a query failed for want of the database, and not for what was asked. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return STATES.has(state) || CONNECTION.test(state)
  return error instanceof Error && (isOfConnection(error) || isUnavailable(error.cause))
}

const CODES: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])
/** pg gives these no code. */
const WORDS = /^(?:timeout exceeded when trying to connect|Connection terminated)/

const isOfConnection = (error: Error): boolean => CODES.has(Reflect.get(error, 'code')) || WORDS.test(error.message)
