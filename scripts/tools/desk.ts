/** Shared code of the command-line tools for the workshop's staff. */
import { readConfig } from '#server/config'
import type { Output } from '#server/platform/command-output'
import { runDeskCommand } from '#server/desk/run-command'
import type { DeskRequest } from '#server/desk/request'
import { terminalOutput } from '#server/desk/terminal'
import { complain, reason, say } from './run'

/** Error of invalid command-line arguments. */
export class UsageError extends Error {}

/** Runs a request on the database. Prints to the terminal by default. Resolves to the exit code. */
export type Ask = (request: DeskRequest, output?: Partial<Output>) => Promise<number>

/** Runs a command. `main` parses its arguments and returns the exit code. Prints every error as one line. */
export async function deskCommand(
  help: string,
  main: (args: readonly string[], ask: Ask) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return say(help)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const terminal = terminalOutput(process.stdout, process.stderr)
  try {
    process.exitCode = await main(args, (request, output = {}) =>
      runDeskCommand(readConfig(process.env), request, { ...terminal, ...output }, stop.signal),
    )
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseError(error)
    // The first sentence of a long parse error is enough.
    complain(isUsage ? `${reason(error).split('. ')[0]} (see --help)` : reason(error))
    process.exitCode = isUsage ? 2 : 1
  }
  if (stop.signal.aborted) process.exitCode = 130
}

const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
