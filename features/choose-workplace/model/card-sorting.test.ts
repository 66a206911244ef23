import fc from 'fast-check'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Organization } from '#shared/api/nouns/organizations'
import { CardSorting } from './card-sorting'

const workshops = [1, 2, 3, 4].map((id) => create({ id, name: `W${id}` }, Organization))

function cards() {
  const freeTimes = {
    days: new Map<string, string>(),
    failed: new Set<string>(),
    undated: new Set<string>(),
    isBusy: true,
  }
  const sorting = new CardSorting(() => workshops, freeTimes, { ids: [] })
  const ids = () => sorting.organizations.map(({ id }) => id)
  const come = (...days: readonly (readonly [number, string])[]): void => {
    freeTimes.days = new Map(days.map(([id, day]) => [String(id), day]))
    freeTimes.isBusy = false
    sorting.update()
  }
  return { sorting, ids, come, freeTimes }
}

const LATE = [4, '2026-11-24'] as const

it('OR-03 OR-06 sorts by free times when they arrive and the list is not locked', () => {
  const { ids, come } = cards()
  expect(ids()).toEqual([1, 2, 3, 4])
  come(LATE)
  expect(ids()).toEqual([4, 1, 2, 3])
})

it('OR-06 keeps the order while the list is locked, and sorts when it is released', () => {
  const { sorting, ids, come } = cards()
  sorting.setLocked(true)
  come(LATE)
  expect([ids(), sorting.isBehind]).toEqual([[1, 2, 3, 4], true])
  sorting.setLocked(false)
  expect([ids(), sorting.isBehind]).toEqual([[4, 1, 2, 3], false])
})

it('OR-06 sorts at once on request', () => {
  const { sorting, ids, come } = cards()
  sorting.setLocked(true)
  come(LATE)
  sorting.apply()
  expect([ids(), sorting.isBehind]).toEqual([[4, 1, 2, 3], false])
})

it('OR-06 neither sorts nor proposes to sort while some free times are loading', () => {
  const { sorting, ids, freeTimes } = cards()
  freeTimes.days = new Map([['4', LATE[1]]])
  sorting.setLocked(false)
  expect([ids(), sorting.isBehind]).toEqual([[1, 2, 3, 4], false])
})

it('OR-06 reports missing free times only after the list is released, until they are loaded', () => {
  const { sorting, come, freeTimes } = cards()
  sorting.setLocked(true)
  freeTimes.failed = new Set(['2'])
  come(LATE)
  expect(sorting.isIncomplete).toBe(false)
  sorting.setLocked(false)
  expect(sorting.isIncomplete).toBe(true)
  Object.assign(freeTimes, { failed: new Set(), isBusy: true })
  sorting.update()
  expect(sorting.isIncomplete).toBe(true)
  come(LATE)
  expect(sorting.isIncomplete).toBe(false)
})

it('OR-06 keeps the order while the list is locked, in whatever order responses arrive', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('2026-12-01', '2026-12-02')))
  fc.assert(
    fc.property(days, fc.array(days), (first, later) => {
      const { sorting, ids, come } = cards()
      come(...first)
      sorting.setLocked(true)
      const before = ids()
      for (const some of later) {
        come(...some)
        expect(ids()).toEqual(before)
      }
    }),
  )
})
