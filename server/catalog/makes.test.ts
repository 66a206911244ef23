import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cyclesOf, forMake, nextDue } from './makes'

const products = [{ id: 1 }, { id: 2 }, { id: 3 }]
const makes = new Map([
  [2, ['Toyota', 'Lexus']],
  [3, ['Volvo']],
])

it.each([
  ['Toyota', [1, 2]],
  ['Volvo', [1, 3]],
  ['Saab', [1]],
  [null, [1]],
])('offers a %s the products %j', (make, ids) => {
  expect(forMake(products, makes, make).map(({ id }) => id)).toEqual(ids)
})

it('replaces the general cycle of a target by the make’s own', () => {
  const cycles = [
    { make: null, target: 'Määräaikaishuolto', months: 12 },
    { make: null, target: 'Jarruneste', months: 24 },
    { make: 'Volvo', target: 'Määräaikaishuolto', months: 24 },
  ]
  expect(cyclesOf(cycles, 'Volvo').map(({ target, months }) => [target, months])).toEqual([
    ['Määräaikaishuolto', 24],
    ['Jarruneste', 24],
  ])
  for (const make of ['Saab', null]) expect(cyclesOf(cycles, make)).toEqual(cycles.slice(0, 2))
})

it('the next due mileage is the next multiple of the cycle, for any mileage', () => {
  const mileage = fc.integer({ min: 0, max: 999_999 })
  fc.assert(
    fc.property(mileage, fc.integer({ min: 1, max: 60_000 }), (driven, every) => {
      const due = nextDue(driven, every)
      expect(due > driven && due - driven <= every && due % every === 0).toBe(true)
    }),
  )
})
