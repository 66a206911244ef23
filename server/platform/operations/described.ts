import { StructError } from 'superstruct'
import { withoutParameters } from '../database/database'

/**
 * Converts an error to an object that is safe to log.
 * Drops the messages of the database and of superstruct, because they repeat values, which may be personal.
 */
export function described(error: unknown): Readonly<Record<string, unknown>> {
  const cause = withoutParameters(error)
  if (!(cause instanceof Error)) return { type: typeof cause }
  const code: unknown = Reflect.get(cause, 'code')
  const ofDatabase = Reflect.has(cause, 'severity')
  return {
    type: cause.name,
    message: messageOf(cause, ofDatabase),
    ...(typeof code === 'string' && { code }),
    ...(ofDatabase && { table: Reflect.get(cause, 'table'), constraint: Reflect.get(cause, 'constraint') }),
    at: framesOf(cause),
    ...(cause instanceof AggregateError && { errors: cause.errors.map(described) }),
    ...(cause.cause !== undefined && { cause: described(cause.cause) }),
  }
}

function messageOf(error: Error, ofDatabase: boolean): string {
  if (ofDatabase) return 'the database refused'
  return error instanceof StructError ? `${error.path.join('.')} is not ${error.type}` : withoutValues(error.message)
}

/** Masks quoted text and words with a digit or an at sign, because they may be a plate, an address or a body. */
const withoutValues = (message: string): string =>
  message
    .slice(0, 300)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\S*[\d@]\S*/g, '…')

/** Returns only the stack frames, because a stack begins with the message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
