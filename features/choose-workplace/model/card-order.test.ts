import fc from 'fast-check'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Organization } from '#shared/api/nouns/entities'
import { CardOrder } from './card-order'

const workshops = [1, 2, 3, 4].map((id) => create({ id, name: `W${id}` }, Organization))

function cards() {
  const freeTimes = {
    days: new Map<string, string>(),
    failed: new Set<string>(),
    undated: new Set<string>(),
    isBusy: true,
  }
  const order = new CardOrder(() => workshops, freeTimes, { ids: [] })
  const ids = () => order.organizations.map(({ id }) => id)
  const come = (...days: readonly (readonly [number, string])[]): void => {
    freeTimes.days = new Map(days.map(([id, day]) => [String(id), day]))
    freeTimes.isBusy = false
    order.update()
  }
  return { order, ids, come, freeTimes }
}

const LATE = [4, '2026-11-24'] as const

it('OR-03 OR-06 sorts by free times when they arrive and the list is not locked', () => {
  const { ids, come } = cards()
  expect(ids()).toEqual([1, 2, 3, 4])
  come(LATE)
  expect(ids()).toEqual([4, 1, 2, 3])
})

it('OR-06 keeps the order while the list is locked, and sorts when it is released', () => {
  const { order, ids, come } = cards()
  order.setLocked(true)
  come(LATE)
  expect([ids(), order.isBehind]).toEqual([[1, 2, 3, 4], true])
  order.setLocked(false)
  expect([ids(), order.isBehind]).toEqual([[4, 1, 2, 3], false])
})

it('OR-06 sorts at once on request', () => {
  const { order, ids, come } = cards()
  order.setLocked(true)
  come(LATE)
  order.apply()
  expect([ids(), order.isBehind]).toEqual([[4, 1, 2, 3], false])
})

it('OR-06 neither sorts nor offers to sort while some free times are loading', () => {
  const { order, ids, freeTimes } = cards()
  freeTimes.days = new Map([['4', LATE[1]]])
  order.setLocked(false)
  expect([ids(), order.isBehind]).toEqual([[1, 2, 3, 4], false])
})

it('OR-06 reports missing free times only after the list is released, until they are loaded', () => {
  const { order, come, freeTimes } = cards()
  order.setLocked(true)
  freeTimes.failed = new Set(['2'])
  come(LATE)
  expect(order.isIncomplete).toBe(false)
  order.setLocked(false)
  expect(order.isIncomplete).toBe(true)
  Object.assign(freeTimes, { failed: new Set(), isBusy: true })
  order.update()
  expect(order.isIncomplete).toBe(true)
  come(LATE)
  expect(order.isIncomplete).toBe(false)
})

it('OR-06 keeps the order while the list is locked, in whatever order responses arrive', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('2026-12-01', '2026-12-02')))
  fc.assert(
    fc.property(days, fc.array(days), (first, later) => {
      const { order, ids, come } = cards()
      come(...first)
      order.setLocked(true)
      const before = ids()
      for (const some of later) {
        come(...some)
        expect(ids()).toEqual(before)
      }
    }),
  )
})
