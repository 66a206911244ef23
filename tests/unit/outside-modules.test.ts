import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { record, string, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideModules } from '../../build/outside/modules'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'
import { SURFACES } from '../../scripts/tools/surface'

describe('the packages that PROCESSES names', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'outside-'))
    for (const name of ['named', 'bare', 'empty']) mkdirSync(join(folder, name))
    for (const name of ['named', 'bare']) writeFileSync(join(folder, name, 'index.ts'), 'export const processes = []')
    writeFileSync(join(folder, 'named/server.ts'), 'export const serverProcesses = []')
    writeFileSync(join(folder, 'named/package.json'), '{ "name": "our-chain" }')
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => relative(root, join(folder, name))

  it('RT-10 are found by their folders, and have the names of their packages and the files of their parts', () => {
    expect(outsideModules(` ${at('named')}, ${at('bare')},`)).toEqual([
      {
        name: 'our-chain',
        folder: join(folder, 'named'),
        entry: join(folder, 'named/index.ts'),
        server: join(folder, 'named/server.ts'),
      },
      { name: 'bare', folder: join(folder, 'bare'), entry: join(folder, 'bare/index.ts'), server: null },
    ])
    expect(outsideModules('')).toEqual([])
  })

  it.each([
    [
      'missing',
      /^PROCESSES: .*missing is neither a folder, seen from .*, nor an installed package\. Correct its path\.$/,
    ],
    ['empty', /^PROCESSES: .*empty has no index\.ts\. Add one that exports `processes`\.$/],
  ])('RT-10 are refused in one line if one is %s', (name, line) => {
    expect(() => outsideModules(at(name))).toThrow(line)
  })
})

it('PM-02 the package exports the surfaces and nothing else', () => {
  const { exports } = readJson(join(root, 'package.json'), type({ exports: record(string(), string()) }))
  expect(
    Object.fromEntries(
      Object.entries(exports).map(([path, file]) => [path.replace('.', 'huoltovaraus'), file.replace('./', '')]),
    ),
  ).toEqual(SURFACES)
})
