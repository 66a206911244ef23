import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkConfig } from '#shared/config/explain'
import { StartError } from '../platform/start-error'

/** Name of the application's configuration file. */
const FILE = 'config.json'

/**
 * Returns the text of the application's configuration: `SPA_CONFIG`, or config.json of the directory the program is
 * started in. Null if neither is given; the pages then stay as built.
 *
 * @throws StartError that names the source, the key and the reason
 */
export function spaConfigText(env: Readonly<Record<string, string | undefined>>, directory: string): string | null {
  const given = env['SPA_CONFIG']?.trim()
  if (given) return checked('SPA_CONFIG', given)
  const file = join(directory, FILE)
  return existsSync(file) ? checked(FILE, readFileSync(file, 'utf8')) : null
}

/** @throws StartError */
export function checked(place: string, json: string): string {
  try {
    checkConfig(json)
    return json
  } catch (error) {
    throw new StartError(`${place}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
