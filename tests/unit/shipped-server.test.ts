import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'

it('API-05 the shipped server has no test doubles: they stand with the tests', () => {
  const server = filesBelow('server').filter((file) => !file.includes('.test.'))
  expect(server.length).toBeGreaterThan(100)
  const naming = server.filter((file) =>
    /TEST_HOOKS|__test__|\bsparse\b|\btest-?hooks/i.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(naming).toEqual([])
})
