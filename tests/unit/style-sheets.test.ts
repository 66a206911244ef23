import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'

const sheets = ['src', 'processes', 'features', 'entities', 'shared']
  .flatMap(filesBelow)
  .filter((file) => file.endsWith('.css'))

it('AS-08 no style depends on :has() of an empty element, which WebKit does not re-evaluate', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.filter((file) => /:has\([^,{]*:empty/.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})
