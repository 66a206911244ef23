import { aptInstall, hasApt } from '../../../scripts/tools/apt'
import { which } from '../../../scripts/tools/run'

/** Returns the path of a program, which Debian's packages install if needed: by default the package of its name. */
export async function ensureProgram(name: string, ...packages: readonly string[]): Promise<string> {
  const wanted = packages.length > 0 ? packages : [name]
  const problem = which(name) !== undefined || !hasApt() ? undefined : await aptInstall(...wanted)
  const found = which(name)
  if (found === undefined) throw new Error(problem ?? `${name} is not on the PATH: apt-get install ${wanted.join(' ')}`)
  return found
}
