import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownersOf, suites } from '../../scripts/tools/owners'
import { ownerNames, slices } from '../../scripts/tools/selection'
import { rowsOfFiles } from '../../scripts/tools/test-titles'

/** Tags of journeys that say where they run, not whose they are. */
const WIDTHS_AND_RUNS = new Set(['quick', 'desktop', 'phone', 'any-server'])

const all = suites()
const owners = ownerNames()
const textOf = (file: string): string => readFileSync(file, 'utf8')
const isJourney = (file: string): boolean => file.startsWith('e2e/journeys/')
const isAcross = (file: string): boolean => file.startsWith('e2e/journeys/across/')
/** Tags in lists and in titles. */
const tagsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?<=['\s])@([a-z][a-z-]+)(?![\w/-])/g)].map(([, tag = '']) => tag)

describe('each suite stands below what it proves', () => {
  it('has an owner', () => {
    expect(all.filter((file) => ownersOf(file).length === 0 && !isAcross(file))).toEqual([])
  })

  it('names only owners that there are', () => {
    const named = new Set(all.flatMap(ownersOf))
    expect([...named].filter((name) => !owners.includes(name) && !['proof', 'engines'].includes(name))).toEqual([])
  })

  it('has a suite for each slice', () => {
    const covered = new Set([...all.flatMap(ownersOf), ...all.filter(isJourney).flatMap(tagsOf)])
    expect(slices().filter((name) => !covered.has(name))).toEqual([])
  })

  it('has an owner for each tag of a journey, and a tag with each journey across slices', () => {
    const foreign = (file: string): string[] =>
      tagsOf(file).filter((tag) => !WIDTHS_AND_RUNS.has(tag) && !owners.includes(tag))
    expect(all.filter(isJourney).flatMap((file) => foreign(file).map((tag) => `${file} @${tag}`))).toEqual([])
    // Tags that a list makes stand in the first line too.
    const named = (file: string): readonly string[] => [...tagsOf(file), ...ownersOf(file)]
    expect(all.filter(isAcross).filter((file) => !named(file).some((tag) => owners.includes(tag)))).toEqual([])
  })

  it('runs a test of each acceptance row with its owner', () => {
    const rows = [...textOf('docs/spec/acceptance.md').matchAll(/^- ([A-Z]{2,3}-\d{2}) /gm)].map(([, row = '']) => row)
    const named = rowsOfFiles(all)
    const owned = rowsOfFiles(
      all.filter((file) => isJourney(file) || ownersOf(file).some((owner) => owners.includes(owner))),
    )
    expect(rows.filter((row) => named.has(row) && !owned.has(row))).toEqual([])
  })
})
