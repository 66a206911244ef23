import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometersFault, parseKilometers } from './kilometers'

/** Arbitrary sequences of UTF-16 units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units))

describe('mileage', () => {
  it.each([
    ['0', 0],
    ['84500', 84_500],
    ['84 500', 84_500],
    ['84\u00a0500', 84_500],
    [' 999999 ', 999_999],
    ['007', 7],
    ['84 500 km', 84_500],
    ['84500KM ', 84_500],
    ['84.500', 84_500],
    ['1.000 km', 1000],
  ])('VE-03 accepts %j', (typed, kilometers) => {
    expect(kilometersFault(typed)).toBeNull()
    expect(parseKilometers(typed)).toBe(kilometers)
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['paljon', 'number'],
    ['1,5', 'number'],
    ['1.5', 'number'],
    ['84.50', 'number'],
    ['.500', 'number'],
    ['0.500', 'number'],
    ['1234.500', 'number'],
    ['84,500', 'number'],
    ['km', 'number'],
    ['5 km 5', 'number'],
    ['1e5', 'number'],
    ['٣', 'number'],
    ['noin 5', 'number'],
    ['5 noin', 'number'],
    ['84.5001', 'number'],
    ['84.500.1', 'number'],
    ['n1234567890', 'number'],
    ['1234567890n', 'number'],
    ['--1', 'number'],
    ['-1', 'min'],
    ['-1 km', 'min'],
    ['1000000', 'max'],
    ['999999999', 'max'],
    ['1234567890', 'max'],
    ['99999999999999999999', 'max'],
  ] as const)('VE-03 rejects %j: %s', (typed, fault) => expect(kilometersFault(typed)).toBe(fault))

  it('VE-03 never throws, and accepts only integers from 0 to 999 999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anything, fc.integer().map(String)), (typed) => {
        if (kilometersFault(typed) !== null) return
        const kilometers = parseKilometers(typed)
        expect(Number.isInteger(kilometers)).toBe(true)
        expect(kilometers).toBeGreaterThanOrEqual(0)
        expect(kilometers).toBeLessThanOrEqual(999_999)
      }),
    )
  })

  it('VE-03 accepts every integer in range', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => kilometersFault(String(number)) === null))
  })
})
