import { expect, it } from 'vitest'
import { formatDistance } from './workplace-card'

it.each([
  [0, '0'],
  [0.44, '0,4'],
  [4.25, '4,3'],
  [9.96, '10'],
  [12.6, '13'],
  [1234.5, '1 235'],
])('OR-07 formats a distance in Finnish: %d km', (kilometers, text) => {
  expect(formatDistance(kilometers).replaceAll(/\s/g, ' ')).toBe(text)
})
