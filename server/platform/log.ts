import { withoutParameters } from './database/database'

/** The server's log. It must never contain a register number, a name, a query string or a request body. */
export interface Log {
  /** `fields` are numbers, constant words and pseudonyms. */
  readonly info: (message: string, fields?: Readonly<Record<string, string | number | null>>) => void
  readonly error: (message: string, error: unknown) => void
}

const describe = (error: unknown): string => {
  const cause = withoutParameters(error)
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** A log that writes to stdout and stderr. */
export const processLog: Log = {
  info: (message) => process.stdout.write(`${message}\n`),
  error: (message, error) => process.stderr.write(`${message}: ${describe(error)}\n`),
}
