import { readFileSync } from 'node:fs'
import { assert, type Struct } from 'superstruct'

/**
 * Reads a JSON file of the expected shape. Keeps unknown fields.
 * @throws StructError if the content does not match
 */
export function readJson<T, S>(file: string, shape: Struct<T, S>): T {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  assert(value, shape)
  return value
}
