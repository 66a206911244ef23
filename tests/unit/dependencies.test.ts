import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { record, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'

test('docs/dependencies.md says why each shipped package is there', () => {
  const { dependencies } = readJson(join(root, 'package.json'), type({ dependencies: record(string(), string()) }))
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (`[^|]+`) /gm)
  const explained = Array.from(rows, ([, names = '']) =>
    names.split(',').map((name) => name.trim().replaceAll('`', '')),
  )
  expect(explained.flat().toSorted()).toEqual(Object.keys(dependencies).toSorted())
})
