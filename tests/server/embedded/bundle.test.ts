import { execFile } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainSchema } from '#server/chain/schema/document'
import { filesBelow } from '../../../scripts/tools/files-below'
import { root } from '../../../scripts/tools/run'
import { copySources } from '#tests/harness/servers/source-copy'

/** A copy of the sources, because the tests change them. */
let copy = ''
beforeAll(async () => {
  copy = await copySources()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Prints the schema of a chain's data, which needs no database. */
const printSchema = (): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const args = ['--enable-source-maps', 'scripts/bundled.js', 'chain', 'schema']
    const child = execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 24 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    )
  })
const builtAt = (): number => statSync(join(copy, 'dist-server/.stamp')).mtimeMs
const printed = `${JSON.stringify(chainSchema, null, 2)}\n`
const source = 'server/chain/schema/document.ts'

it('a command makes the bundle, and the next one uses it as it is', async () => {
  expect(await printSchema()).toEqual({ code: 0, stdout: printed, stderr: '' })
  const before = builtAt()
  expect((await printSchema()).stdout).toBe(printed)
  expect(builtAt()).toBe(before)
})

it('a changed source makes a new bundle, whose stack traces name the sources', async () => {
  const original = readFileSync(join(copy, source), 'utf8')
  appendFileSync(join(copy, source), "\nthrow new Error('changed')\n")
  const lines = original.split('\n').length
  const { code, stderr } = await printSchema()
  expect(code).toBe(1)
  expect(stderr).toContain('Error: changed')
  expect(stderr).toContain(`${source}:${lines + 1}:`)
  writeFileSync(join(copy, source), original)
  expect((await printSchema()).stdout).toBe(printed)
})

it('a source that cannot be built ends the start with its place', async () => {
  const original = readFileSync(join(copy, source), 'utf8')
  writeFileSync(join(copy, source), 'const broken = ;\n')
  const { code, stderr } = await printSchema()
  writeFileSync(join(copy, source), original)
  expect(code).toBe(1)
  expect(stderr).toContain(`ERROR in ./${source}\n`)
  expect(stderr).toContain('1 │ const broken = ;')
})

it('a test that changed leaves the bundle as it is', async () => {
  await printSchema()
  const before = builtAt()
  appendFileSync(join(copy, 'server/chain/schema/document.test.ts'), '\n// changed\n')
  await printSchema()
  expect(builtAt()).toBe(before)
})

it('the bundle has copies of the files that the server reads', async () => {
  await printSchema()
  for (const folder of ['platform/database/migrations']) {
    const names = filesBelow(`server/${folder}`)
      .map((file) => file.slice('server/'.length))
      .filter((name) => !name.endsWith('_snapshot.json'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names)
      expect(readFileSync(join(copy, 'dist-server', name), 'utf8')).toBe(
        readFileSync(join(root, 'server', name), 'utf8'),
      )
  }
  expect(readdirSync(join(copy, 'dist-server/platform/database/migrations/meta'))).toEqual(['_journal.json'])
})
