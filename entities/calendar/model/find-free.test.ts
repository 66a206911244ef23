import { expect, it, vi } from 'vitest'
import { findFree, type FurtherMonth } from './find-free'
import { FreeMonths, type FreeTimesSource } from './free-months'

const NOTHING: FreeTimesSource = async () => []
/** Arguments of a search in which no month has a free day. */
const searchOf = (source: FreeTimesSource) => {
  const months = new FreeMonths(source, '2026-11-23')
  const reported: FurtherMonth[] = []
  return {
    reported,
    months,
    search: { months, hasFree: () => false, visible: 2, onFurther: (one: FurtherMonth) => void reported.push(one) },
  }
}

it('TM-04 loads no further month twice, and reports each of them', async () => {
  const source = vi.fn<FreeTimesSource>(NOTHING)
  const { reported, months, search } = searchOf(source)
  await months.read('2027-01-01')
  expect(await findFree(search, '2026-11-01')).toBeNull()
  expect(source.mock.calls.map(([{ start }]) => start)).toEqual([
    '2027-01-01',
    '2026-11-23',
    '2026-12-01',
    '2027-02-01',
    '2027-03-01',
  ])
  expect(reported).toEqual([
    { month: '2027-01-01', step: 1, of: 3 },
    { month: '2027-02-01', step: 2, of: 3 },
    { month: '2027-03-01', step: 3, of: 3 },
  ])
})

it('TM-04 shows a further month as the last visible one', async () => {
  const { search } = searchOf(NOTHING)
  expect(await findFree({ ...search, hasFree: (month) => month === '2027-02-01' }, '2026-11-01')).toBe('2027-01-01')
  expect(await findFree({ ...search, hasFree: (month) => month === '2026-12-01' }, '2026-11-01')).toBe('2026-11-01')
})
