import { expect, it } from 'vitest'
import { waitFor } from './limits'

const BOUNDS = [
  { most: 2, seconds: 100 },
  { most: 3, seconds: 1000 },
]

it.each([
  ['nothing', { ages: [] }, null],
  ['one below both bounds', { ages: [10] }, null],
  ['as many as the shorter bound allows, until the older leaves it', { ages: [10, 40] }, 60],
  ['more than the shorter bound allows, until enough have left it', { ages: [10, 40, 70] }, 930],
  ['as many as the longer bound allows, none of them in the shorter', { ages: [500, 600, 700] }, 300],
  ['older than both bounds', { ages: [1000, 2000, 3000] }, null],
  ['holds, until the first ends', { ages: [], endingIn: [30, 20] }, 20],
  ['a hold and a saved one, until the first of both ends', { ages: [95], endingIn: [30] }, 5],
])('OP-06 the wait after %s is %j', (_, taken, seconds) => {
  expect(waitFor(BOUNDS, taken, 1)).toBe(seconds)
})

it('OP-06 a factor multiplies each bound', () => {
  expect(waitFor(BOUNDS, { ages: [10, 20, 30] }, 2)).toBeNull()
  expect(waitFor(BOUNDS, { ages: [10, 20, 30, 40] }, 2)).toBe(60)
})
