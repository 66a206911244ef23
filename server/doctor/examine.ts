import { readConfig, type Config } from '../config'
import { checkAroundVisit } from './around-visit'
import { checkCertificate } from './certificate'
import { checkDirectory, checkEmbedded } from './directory'
import { good, reasonOf, wrong, type Finding } from './finding'
import { checkMailServer } from './mail-server'
import { checkPostgres } from './postgres'
import { checkVismaPay } from './visma-pay'

/** Looks at all that a server of this environment needs. Changes nothing. */
export async function examine(env: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return [wrong('configuration', reasonOf(error), 'correct it as docs/configuration.md says')]
  }
  const findings = await Promise.all([
    config.databaseUrl === null ? checkEmbedded(config.dataDir) : checkPostgres(config),
    checkDirectory(config),
    checkMailServer(config),
    checkCertificate(config),
    checkAroundVisit(config),
    checkVismaPay(config),
  ])
  return [...checkSettings(config), ...findings.flat()]
}

/** Valid settings that do not fit each other, or that no installed server has. */
function checkSettings({ mail, databaseUrl, clock, throttle, behindProxy }: Config): readonly Finding[] {
  const isSecure = mail.publicUrl?.startsWith('https:') === true
  const faults = [
    databaseUrl !== null &&
      mail.publicUrl === null &&
      wrong('configuration', 'PUBLIC_URL is not set', 'set it, because links in mails lead to this machine'),
    isSecure &&
      !behindProxy &&
      wrong('configuration', 'PUBLIC_URL is https without BEHIND_PROXY', 'set BEHIND_PROXY=1 if a proxy ends TLS'),
    clock !== null && wrong('configuration', 'CLOCK is set', 'unset it, because the business day is not today'),
    databaseUrl !== null &&
      throttle === 0 &&
      wrong('configuration', 'THROTTLE is 0', 'set it to 1, because nothing stops a script'),
  ].filter((fault) => fault !== false)
  return faults.length > 0 ? faults : [good('configuration', 'valid')]
}
