import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../scripts/new-process/files'
import { namesOf, type Names } from '../../scripts/new-process/names'
import { outsideFiles } from '../../scripts/new-process/outside-files'
import { registered } from '../../scripts/new-process/register'
import { routedModules } from '../../scripts/tools/process-modules'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const taken = [{ type: 'MAINTENANCE', path: '/huolto' }]
const names = (type?: string, path?: string): Names => namesOf(type, path, taken)
const outside = (type: string): Names => namesOf(type, 'korikorjaus', taken, true)

/** The registration files as they would be without processes added later. */
const lists: Readonly<Record<string, string>> = {
  'processes/index.ts': `import { maintenance } from './maintenance'
import { unrouted } from './unrouted'

export const processes: readonly ProcessDefinition[] = [maintenance, ...unrouted]
`,
  'processes/unrouted/index.ts': `export const unrouted = [
  { type: 'HOUR_SERVICE', kind: 'unrouted' },
  { type: 'DAMAGE_INSPECTION', kind: 'unrouted' },
]
`,
  'server/seed/data/texts.ts': `export const infoTexts: Readonly<Record<string, string>> = {\n  cancelFormInfo: 'Teksti',\n}\n`,
  'scripts/conformance/screens.ts': `export const SCREENS = [\n  { folder: 'features/a', name: 'A' },\n]\n`,
}

describe('a new process', () => {
  it.each([
    [undefined, undefined, /Type and path are required/],
    ['DAMAGE_INSPECTION', undefined, /Type and path are required/],
    ['CARWASH', 'pesu', /no process type "CARWASH"\. There are: MAINTENANCE, .*CAR_WASH\./],
    ['MAINTENANCE', 'pesu', /MAINTENANCE already has a route/],
    ['DAMAGE_INSPECTION', 'huolto', /"\/huolto" is already the path of another process/],
    ['DAMAGE_INSPECTION', 'Tarkastus', /"Tarkastus" is not a valid path/],
    ['DAMAGE_INSPECTION', 'pesu/auto', /is not a valid path/],
    ['DAMAGE_INSPECTION', 'päivä', /is not a valid path/],
    ['DAMAGE_INSPECTION', '-pesu', /is not a valid path/],
    ['DAMAGE_INSPECTION', 'static', /reserved for the server/],
  ])('RT-10 of the type %s at %s is refused', (type, path, reason) => {
    expect(() => names(type, path)).toThrow(reason)
  })

  it('PM-01 may have a type of its own in a package outside', () => {
    expect(outside('BODY_REPAIR')).toMatchObject({ slug: 'body-repair', camel: 'bodyRepair', path: 'korikorjaus' })
    expect(() => outside('bodyRepair')).toThrow(/"bodyRepair" is no process type: use words of capitals/)
    expect(Object.keys(outsideFiles(outside('BODY_REPAIR')))).toEqual(
      expect.arrayContaining(['package.json', 'index.ts', 'server.ts', 'body-repair.test.tsx']),
    )
  })

  it('RT-10 derives its names from type and path', () => {
    expect(names('DAMAGE_INSPECTION', '/vahinko-tarkastus')).toEqual({
      type: 'DAMAGE_INSPECTION',
      path: 'vahinko-tarkastus',
      slug: 'damage-inspection',
      camel: 'damageInspection',
      pascal: 'DamageInspection',
      words: 'Vahinko tarkastus',
      infoTextCode: 'damageInspectionProcessInfo',
    })
  })

  it('RT-10 is registered in all lists, without a change in the shell', () => {
    const files = registered(names('DAMAGE_INSPECTION', 'vahinko'), (file) => lists[file] ?? '')
    expect([...files.keys()].toSorted()).toEqual(Object.keys(lists).toSorted())
    expect(files.get('processes/index.ts')).toContain("import { damageInspection } from './damage-inspection'\n")
    expect(files.get('processes/index.ts')).toContain('= [maintenance, damageInspection, ...unrouted]')
    expect(files.get('processes/unrouted/index.ts')).not.toContain('DAMAGE_INSPECTION')
    expect(files.get('processes/unrouted/index.ts')).toContain("  { type: 'HOUR_SERVICE', kind: 'unrouted' },\n]")
    expect(files.get('server/seed/data/texts.ts')).toMatch(/'Teksti',\n {2}damageInspectionProcessInfo:\n.*Vahinko: /)
    expect(files.get('scripts/conformance/screens.ts')).toContain("folder: 'features/choose-damage-inspection'")
  })

  it('RT-10 is not created if a list has an unexpected form', () => {
    expect(() => registered(names('CAR_WASH', 'pesu'), (file) => lists[file] ?? '')).toThrow(
      /processes\/unrouted\/index\.ts has an unexpected form/,
    )
  })

  it('RT-10 can be registered in the current lists of this repository', () => {
    const [type = ''] = /(?<=type: ')\w+/.exec(read('processes/unrouted/index.ts')) ?? []
    const files = registered(namesOf(type, 'aivan-uusi', routedModules()), read)
    expect([...files].filter(([file, text]) => text === read(file))).toEqual([])
    expect(routedModules().map(({ path }) => path)).toEqual(expect.arrayContaining(['/huolto', '/peruutus']))
  })

  it('RT-10 consists of valid TypeScript files without placeholders', () => {
    const files = filesOf(names('DAMAGE_INSPECTION', 'vahinko'))
    expect([...files.keys()]).toContain('processes/damage-inspection/index.ts')
    for (const [file, text] of files) {
      const { diagnostics } = ts.transpileModule(text, {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
      })
      expect([file, diagnostics]).toEqual([file, []])
      expect(`${file}\n${text}`).not.toMatch(/undefined|\$\{|CAR_WASH|car-wash|carWash/i)
    }
  })
})
