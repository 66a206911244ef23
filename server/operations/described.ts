import { StructError } from 'superstruct'
import { withoutParameters } from '../store/database'

/**
 * What of an error goes into a log. The messages of a database and of superstruct repeat values, which may be personal: of
 * those the kind of fault is told and where it happened.
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

/** What stands in quotes, has a digit or an at sign is likely a value: a plate, an address, a piece of a body. */
const withoutValues = (message: string): string =>
  message
    .slice(0, 300)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\S*[\d@]\S*/g, '…')

/** The places alone: a stack begins with the message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
