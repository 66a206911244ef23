import { run } from '../../../scripts/tools/run'

/**
 * Runs a command. Resolves to its output.
 * @throws Error with the output if the command fails
 */
export async function did(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, output } = await run(command, { env })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
  return output
}
