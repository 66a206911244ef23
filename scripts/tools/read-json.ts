import { readFileSync } from 'node:fs'
import { assert, type Struct } from 'superstruct'

/** A JSON file of the expected shape; what it holds beyond that stays in it. */
export function readJson<T, S>(file: string, shape: Struct<T, S>): T {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  assert(value, shape)
  return value
}
