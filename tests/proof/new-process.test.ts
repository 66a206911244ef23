/**
 * Proves docs/adding-a-process.md: a copy of the repository gets a damage inspection by `npm run new:process`, with the
 * steps vehicle, workplace, choice and time before customer and thanks. A visitor books it. Then the copy is removed.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'

const NOT_COPIED = new Set([
  '.git',
  '.cache',
  '.data',
  'dist',
  'dist-server',
  'e2e/pictures',
  'node_modules',
  'test-results',
])
/** Longer than the copy's tests and its type check take on two busy cores. */
const PATIENCE = 600_000

let copy = ''
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-process-'))
  await cp(root, copy, { recursive: true, filter: (file) => !NOT_COPIED.has(relative(root, file)) })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await rename(join(copy, 'tests/proof/new-process/book.tsx'), join(copy, 'tests/proof/new-process/book.test.tsx'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** The environment without this run's own settings. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|QUICK|PROOF|DATABASE_URL)/.test(name)),
)
/** Runs Node in the copy. Resolves to the output, and rejects with it if the command fails. */
const node = async (...args: readonly string[]): Promise<string> => {
  const run = promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 })
  const { stdout } = await run.catch((error: unknown) => {
    throw new Error(`${Object(error).stdout}\n${Object(error).stderr}`)
  })
  return stdout
}

describe('a process made by the generator', () => {
  let made: string[] = []

  it('RT-10 changes no file of the shell', { timeout: PATIENCE }, async () => {
    const output = await node('--import', 'tsx', 'scripts/new-process.ts', 'DAMAGE_INSPECTION', 'vahinkotarkastus')
    made = output.split('\n').filter((line) => /^[\w/.-]+\.tsx?$/.test(line))
    expect(made).toHaveLength(13)
    const changed: string[] = []
    for (const file of ['src', 'processes', 'features', 'entities', 'shared', 'server', 'scripts'].flatMap(filesBelow))
      if ((await readFile(join(root, file), 'utf8')) !== (await readFile(join(copy, file), 'utf8'))) changed.push(file)
    expect(changed.toSorted()).toEqual([
      'processes/index.ts',
      'processes/unrouted/index.ts',
      'scripts/conformance/screens.ts',
      'server/seed/data/texts.ts',
    ])
  })

  it('RT-10 compiles', { timeout: PATIENCE }, async () => {
    expect(await node('node_modules/.bin/tsc', '--noEmit')).toBe('')
  })

  it(
    'RT-10 is booked from its first step to the thanks, and passes its generated tests',
    { timeout: PATIENCE },
    async () => {
      const tests = made.filter((file) => file.includes('.test.'))
      expect(tests).toEqual(['tests/processes/damage-inspection/damage-inspection.test.tsx'])
      await node('node_modules/vitest/vitest.mjs', 'run', '--project=screens', 'tests/proof/new-process/', ...tests)
    },
  )
})
