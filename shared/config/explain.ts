import { create, StructError, type Failure } from 'superstruct'
import { Config, ConfigError, readConfig } from './config'

/**
 * Reads a configuration before it is put into a page: by the build, by the server when it starts. Says more of what is wrong
 * than the page itself does.
 * @throws ConfigError
 */
export function checkConfig(json: string): Config {
  try {
    return readConfig(json, '')
  } catch (error) {
    const failures = failuresOf(json)
    if (failures.length === 0) throw error
    throw new ConfigError(failures.map(explained).join('; '))
  }
}

/** Every wrong value, and not the first one alone. */
function failuresOf(json: string): readonly Failure[] {
  try {
    create(JSON.parse(json), Config)
    return []
  } catch (error) {
    return error instanceof StructError ? error.failures() : []
  }
}

function explained({ path, type, message }: Failure): string {
  const key = path.join('.')
  if (type !== 'never') return `${key || 'the configuration'}: ${message}`
  const siblings = keysAt(path.slice(0, -1))
  const near = nearest(String(path.at(-1)), siblings)
  return `${key} is not known; ${near ? `is '${near}' meant?` : `known here: ${siblings.join(', ')}`}`
}

/** The keys that an object of the configuration may have. */
function keysAt(path: readonly PropertyKey[]): readonly string[] {
  const place = path.reduce<unknown>((struct, key) => Object(Object(struct).schema)[key], Config)
  return Object.keys(Object(Object(place).schema))
}

/** What was meant by a word with a slip in it; undefined where nothing is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, slips: slipsBetween(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips)
  return best && best.slips <= Math.max(2, word.length / 3) ? best.one : undefined
}

/** Letters to add, drop or change on the way from one word to the other. */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, count) => count)
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const [diagonal = 0, above = 0] = row.slice(column)
      next.push(Math.min(diagonal + (letter === other ? 0 : 1), above + 1, (next.at(-1) ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
