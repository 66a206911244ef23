/**
 * Proves that a package outside the repository adds a process by the variable PROCESSES alone: a copy of the repository is
 * built and tested with tests/proof/outside-module beside it, and with a package that throws.
 */
import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'
import { copyRepository, type RepositoryCopy } from './copy-of-repository'

/** Longer than a build and the copy's tests take on two busy cores. */
const PATIENCE = 600_000

let copy: RepositoryCopy
let packages = ''
let env: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  copy = await copyRepository('outside-module')
  packages = await mkdtemp(join(tmpdir(), 'outside-packages-'))
  await cp(join(root, 'tests/proof/outside-module'), join(packages, 'wash'), { recursive: true })
  await mkdir(join(packages, 'broken'))
  await writeFile(
    join(packages, 'broken/index.ts'),
    "throw new Error('thrown on purpose')\nexport const processes = []\n",
  )
  const given = ['wash', 'broken'].map((name) => relative(copy.folder, join(packages, name)))
  env = { PROCESSES: given.join(',') }
})
afterAll(() => Promise.all([copy.remove(), rm(packages, { recursive: true, force: true })]))

describe('a package outside the repository', () => {
  it(
    'RT-10 is built into the application by one variable, beside one that throws and is left out',
    { timeout: PATIENCE },
    async () => {
      const said = await copy.node(['--import', 'tsx', 'build/main.ts'], env)
      expect(said).toContain('The module broken is left out. Error: thrown on purpose')
      const page = await readFile(join(copy.folder, 'dist/autopesu/index.html'), 'utf8')
      expect(page).toContain('Varaa autopesu')
      const tabs = [
        ...(await readFile(join(copy.folder, 'dist/huolto/index.html'), 'utf8')).matchAll(
          /[\p{L}/]+ ?ajanvaraus(?=<)|Varauksen muokkaus\/peruutus(?=<)/gu,
        ),
      ]
      expect(tabs.map(([tab]) => tab)).toContain('Pesun ajanvaraus')
      const changed: string[] = []
      for (const file of ['src', 'processes', 'features', 'entities', 'module', 'shared', 'server'].flatMap(filesBelow))
        if ((await readFile(join(root, file), 'utf8')) !== (await readFile(join(copy.folder, file), 'utf8')))
          changed.push(file)
      expect(changed).toEqual([])
    },
  )

  it('PM-01 is made by the generator with a type of its own, and passes its tests', { timeout: PATIENCE }, async () => {
    const folder = relative(copy.folder, join(packages, 'repair'))
    const said = await copy.node(
      ['--import', 'tsx', 'scripts/new-process.ts', 'BODY_REPAIR', 'korikorjaus', '--outside', folder],
      {},
    )
    expect(said).toContain('BODY_REPAIR is at /korikorjaus')
    const repair = { PROCESSES: folder, PATIENT: '1' }
    const suite = ['run', '--project=screens', join(folder, 'body-repair.test.tsx'), 'tests/shell/conformance.test.tsx']
    expect(
      await copy.node(['node_modules/vitest/vitest.mjs', ...suite, '-t', 'BodyRepair|BODY_REPAIR'], repair),
    ).toMatch(/\d+ passed/)
  })

  it('RT-10 passes the checks of every process', { timeout: PATIENCE }, async () => {
    const wash = { PROCESSES: relative(copy.folder, join(packages, 'wash')), PATIENT: '1' }
    const suite = ['run', '--project=screens', 'tests/shell/conformance.test.tsx', '-t', 'CAR_WASH']
    expect(await copy.node(['node_modules/vitest/vitest.mjs', ...suite], wash)).toMatch(/7 passed/)
  })
})
