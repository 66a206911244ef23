import { expect, it } from 'vitest'
import { isDown, pauseAfter } from './retries'

const failed = (attempts: number, status: number | null = 500, retryAfter: number | null = null) => ({
  attempts,
  status,
  retryAfter,
})

it('VI-04 tries an event ten times in three days, and then gives it up', () => {
  const pauses = Array.from({ length: 11 }, (_, index) => pauseAfter(failed(index + 1), 0))
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null, null])
  expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3600).toBeCloseTo(75.6, 1)
})

it('VI-04 pauses longer by chance or if the receiver asks, and at once gives up a receiver that is gone', () => {
  expect(pauseAfter(failed(2), 1)).toBe(360)
  expect(pauseAfter(failed(1, 503, 120), 0)).toBe(120)
  expect(pauseAfter(failed(3, 503, 120), 0)).toBe(1800)
  expect(pauseAfter(failed(1, 429, 10_000_000), 0)).toBe(86_400)
  expect(pauseAfter(failed(1, 410), 0)).toBeNull()
})

it('VI-04 lets the other events wait for a receiver that is away or overloaded', () => {
  const statuses = [null, 302, 400, 404, 410, 429, 500, 502, 503, 504]
  expect(statuses.filter((status) => isDown({ status }))).toEqual([null, 429, 502, 503, 504])
})
