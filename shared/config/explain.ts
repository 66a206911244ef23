import { create, StructError, type Failure } from 'superstruct'
import { Config, ConfigError, readConfig } from './config'

/**
 * Reads a configuration before it is put into a page, at build time and at server start. Reports errors in more detail
 * than the page does.
 * @throws ConfigError
 */
export function checkConfig(json: string): Config {
  try {
    return checked(readConfig(json, ''))
  } catch (error) {
    const failures = failuresOf(json)
    if (failures.length === 0) throw error
    throw new ConfigError(failures.map(explained).join('; '))
  }
}

/** Checks what the page need not check again. */
function checked(config: Config): Config {
  if (config.withdrawal && config.withdrawal.days < 1) throw new ConfigError('withdrawal.days: Expected 1 or more')
  return config
}

/** Returns every failure instead of only the first one. */
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

/** Returns the allowed keys of the configuration object at `path`. */
function keysAt(path: readonly PropertyKey[]): readonly string[] {
  const inner = path.reduce<unknown>((struct, key) => Object(Object(struct).schema)[key], Config)
  return Object.keys(Object(Object(inner).schema))
}

/** Returns the known word closest to a misspelt one, or undefined if none is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, slips: slipsBetween(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips)
  return best && best.slips <= Math.max(2, word.length / 3) ? best.one : undefined
}

/** Returns the Levenshtein distance between two words. */
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
