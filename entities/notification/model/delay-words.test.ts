import { expect, it } from 'vitest'
import { delayWords } from './delay-words'

it.each([
  [11, 'minuutin'],
  [60, 'minuutin'],
  [61, '2 minuutin'],
  [3540, '59 minuutin'],
  [3541, 'tunnin'],
  [3600, 'tunnin'],
  [3601, '61 minuutin'],
  [5400, '90 minuutin'],
  [5401, '2 tunnin'],
  [172_800, '48 tunnin'],
])('AS-12 a delay of %j s is %s', (seconds, words) => {
  expect(delayWords(seconds)).toBe(words)
})
