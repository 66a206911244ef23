import { run, which } from './run'

/** Returns true if packages can be installed on this machine: Debian or Ubuntu, as root. */
export const hasApt = (): boolean => process.getuid?.() === 0 && which('apt-get') !== undefined

/** Installs Debian packages without prompts. Resolves to the output of apt-get if the installation failed. */
export async function aptInstall(...packages: readonly string[]): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run(['apt-get', 'update', '-qq'], { env })
  const install = await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  return install.code === 0 ? undefined : `${update.output}${install.output}`.trim()
}
