import { sqlState } from './database'

/** SQLSTATEs for a cancelled query, shutdown, startup, too many connections and timeouts. */
const STATES = new Set(['57014', '57P01', '57P02', '57P03', '53300', '55P03', '25P03'])
const CONNECTION = /^08/

/** SQLSTATEs for a full disk, too many open files, failed I/O, lost rights, a missing file and a read-only server. */
const WRITE_STATES = new Set(['53100', '53000', '58030', '42501', '58P01', '25006'])
const WRITE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE'])

/** Whether a query failed because the database is unavailable, and not because of the query itself. */
export function isUnavailable(error: unknown): boolean {
  if (isWriteFault(error)) return true
  const state = sqlState(error)
  if (state !== null) return STATES.has(state) || CONNECTION.test(state)
  return error instanceof Error && (isOfConnection(error) || isUnavailable(error.cause))
}

/** Whether the database could not use its files: the disk is full, broken or read-only. Reads may still succeed. */
export function isWriteFault(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null && WRITE_STATES.has(state)) return true
  return error instanceof Error && (WRITE_CODES.has(Reflect.get(error, 'code')) || isWriteFault(error.cause))
}

const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])
/** Messages of errors to which pg gives no code. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/

const isOfConnection = (error: Error): boolean => CODES.has(Reflect.get(error, 'code')) || WORDS.test(error.message)
