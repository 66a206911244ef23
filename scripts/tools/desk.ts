/** What the commands of the workshop's desk have in common. */
import { readConfig } from '#server/config'
import type { Output } from '#server/desk/output'
import { atDesk } from '#server/desk/reach'
import type { DeskRequest } from '#server/desk/request'
import { terminalOutput } from '#server/desk/terminal'
import { complain, reason, say } from './run'

/** The command line cannot be understood. */
export class UsageError extends Error {}

/** Has something done where the database is; the exit code. What it tells goes to the terminal, unless another output is given. */
export type Ask = (request: DeskRequest, output?: Partial<Output>) => Promise<number>

/** Runs a command: `main` reads its arguments, asks, and answers the exit code. Every error is one line. */
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
      atDesk(readConfig(process.env), request, { ...terminal, ...output }, stop.signal),
    )
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseError(error)
    // Of a long message the first sentence says it.
    complain(isUsage ? `${reason(error).split('. ')[0]} (see --help)` : reason(error))
    process.exitCode = isUsage ? 2 : 1
  }
  if (stop.signal.aborted) process.exitCode = 130
}

const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
