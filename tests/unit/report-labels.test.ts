import { describe, expect, it } from 'vitest'
import { labelsOf, repeatCommand } from '../../scripts/report/labels'

const journey = {
  file: 'e2e/journeys/find-vehicle/find-vehicle.spec.ts',
  title: 'VE-02 VE-04 finds ÄÖÅ-9 ("abc")',
  browser: 'phone',
  stage: 'e2e',
}
const screen = {
  file: 'tests/features/find-vehicle/find-vehicle.test.tsx',
  title: 'keeps the way open',
  stage: 'screens',
}

describe('the report of a run', () => {
  it('groups a test by slice, by each of its rows and by browser', () => {
    expect(labelsOf(journey)).toEqual([
      { name: 'slice', value: 'find-vehicle' },
      { name: 'row', value: 'VE-02' },
      { name: 'row', value: 'VE-04' },
      { name: 'browser', value: 'phone' },
      { name: 'stage', value: 'e2e' },
    ])
    expect(labelsOf(screen)).toContainEqual({ name: 'row', value: 'no row' })
  })

  it('names the command that repeats a test in its runner', () => {
    expect(repeatCommand(journey)).toBe(
      `npm run e2e -- --project=phone ${journey.file} -g "VE-02 VE-04 finds ÄÖÅ-9 ..abc.."`,
    )
    expect(repeatCommand(screen)).toBe(`npx vitest run ${screen.file} -t "keeps the way open"`)
    expect(repeatCommand({ ...screen, stage: 'server-postgres' })).toContain('with-postgres')
  })
})
