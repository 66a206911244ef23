import { aptInstall, hasApt } from '../../../scripts/tools/apt'
import { which } from '../../../scripts/tools/run'

/** Returns the path of a program of this name, which Debian's package of the same name installs if needed. */
export async function ensureProgram(name: string): Promise<string> {
  const problem = which(name) !== undefined || !hasApt() ? undefined : await aptInstall(name)
  const found = which(name)
  if (found === undefined) throw new Error(problem ?? `${name} is not on the PATH.`)
  return found
}
