import { expect, it } from 'vitest'
import { secondsUntil } from './retry-after'

const NOW = Date.parse('2026-11-24T10:00:00Z')

it.each([
  [null, null],
  ['120', 120],
  [' 1 ', 1],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['Tue, 24 Nov 2026 10:02:00 GMT', 120],
  ['Tue, 24 Nov 2026 09:59:00 GMT', null],
])('AS-12 Retry-After %j is %j seconds', (header, seconds) => {
  expect(secondsUntil(header, NOW)).toBe(seconds)
})
