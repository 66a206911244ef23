/**
 * Proves docs/adding-a-process.md: a copy of the repository gets a damage inspection by `npm run new:process`, with the
 * steps vehicle, workplace, choice and time before customer and thanks. A visitor books it. Then the copy is removed.
 */
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'
import { copyRepository, type RepositoryCopy } from './copy-of-repository'

/** Longer than the copy's tests and its type check take on two busy cores. */
const PATIENCE = 600_000

let copy: RepositoryCopy
beforeAll(async () => {
  copy = await copyRepository('new-process')
  const book = (name: string): string => join(copy.folder, 'tests/proof/new-process', name)
  await rename(book('book.tsx'), book('book.test.tsx'))
})
afterAll(() => copy.remove())
const node = (...args: readonly string[]): Promise<string> => copy.node(args)

describe('a process made by the generator', () => {
  let made: string[] = []

  it('RT-10 changes no file of the shell', { timeout: PATIENCE }, async () => {
    const output = await node('--import', 'tsx', 'scripts/new-process.ts', 'DAMAGE_INSPECTION', 'vahinkotarkastus')
    made = output.split('\n').filter((line) => /^[\w/.-]+\.tsx?$/.test(line))
    expect(made).toHaveLength(13)
    const changed: string[] = []
    for (const file of ['src', 'processes', 'features', 'entities', 'shared', 'server', 'scripts'].flatMap(filesBelow))
      if ((await readFile(join(root, file), 'utf8')) !== (await readFile(join(copy.folder, file), 'utf8')))
        changed.push(file)
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
