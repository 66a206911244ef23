import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countValues } from './json-values'

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + valuesIn(one), Object.keys(value).length === 0 ? 2 : 1)
    : 1

it('OP-07 counts the values of any JSON, whatever its texts contain', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(countValues(JSON.stringify(value))).toBe(valuesIn(value))
    }),
  )
  expect(countValues(String.raw`{"a\"[,":"\\","b":[1,{}]}`)).toBe(6)
})
