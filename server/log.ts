import { withoutParameters } from './store/database'

/** Where the server reports what its developers should see: never a plate, a name, a query string or a body. */
export interface Log {
  readonly info: (message: string) => void
  readonly error: (message: string, error: unknown) => void
}

const describe = (error: unknown): string => {
  const cause = withoutParameters(error)
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** Writes to the process's own streams. */
export const processLog: Log = {
  info: (message) => process.stdout.write(`${message}\n`),
  error: (message, error) => process.stderr.write(`${message}: ${describe(error)}\n`),
}
