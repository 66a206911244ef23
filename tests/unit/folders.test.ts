import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/tools/run'

const MOST = 25

it('no folder has more than 25 source files', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const folders = tracked.filter((file) => /\.(?:tsx?|css)$/.test(file)).map(dirname)
  expect(folders.length).toBeGreaterThan(1000)
  const sizes = new Map<string, number>()
  for (const folder of folders) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > MOST)).toEqual([])
})
