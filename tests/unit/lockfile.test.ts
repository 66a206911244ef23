import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { optional, record, string, type } from 'superstruct'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'

const Lockfile = type({
  packages: record(string(), type({ version: optional(string()), integrity: optional(string()) })),
})

test('SA-10 every package of the lockfile has an integrity hash', () => {
  const { packages } = readJson(join(root, 'package-lock.json'), Lockfile)
  const unhashed = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined)
  expect(unhashed.map(([path]) => path)).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
