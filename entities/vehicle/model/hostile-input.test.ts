import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnyPlate } from '#shared/text/plate'
import { expectLinear } from '#tests/harness/linear-time'
import { kilometersFault, parseKilometers } from './kilometers'
import { normalizeRegisterNumber, registerNumberFault, suggestRegisterNumber } from './register-number'

/** Units of repetitive input that could cause regex backtracking or costly sorting of combining marks. */
const UNITS = [
  'A',
  'a',
  '1',
  '-',
  ' ',
  '\u00a0',
  'A1',
  '1 ',
  'C-1',
  'ß',
  'ä',
  'a\u0308',
  '\u0301\u0316',
  '\u0345',
  '\ud800',
]

const RULES: readonly (readonly [string, (typed: string) => unknown])[] = [
  ['normalizeRegisterNumber', normalizeRegisterNumber],
  ['registerNumberFault', registerNumberFault],
  ['suggestRegisterNumber', suggestRegisterNumber],
  ['isAnyPlate', isAnyPlate],
  ['parseKilometers', parseKilometers],
  ['kilometersFault', kilometersFault],
]

describe.each(RULES)('VE-02 VE-03 %s', (_, rule) => {
  it.each(UNITS)('runs in linear time on repeated %j', (unit) =>
    expectLinear(rule, (length) => `A${unit.repeat(length / unit.length)}!`),
  )
  it('runs in linear time on digits and spaces before a letter', () =>
    expectLinear(rule, (length) => `${'1 '.repeat(length / 2)}x`))
})

describe('Finnish letters', () => {
  const plate = fc
    .tuple(fc.stringMatching(/^[A-Za-zåäöÅÄÖ]{1,3}$/), fc.integer({ min: 0, max: 999 }))
    .map(([letters, digits]) => [letters, digits] as const)

  it('VE-02 are kept, composed or decomposed, in upper or lower case', () => {
    fc.assert(
      fc.property(plate, fc.constantFrom('NFC', 'NFD'), ([letters, digits], form) => {
        const expected = `${letters.toUpperCase()}-${digits}`
        const typed = `${letters}-${digits}`.normalize(form)
        expect(normalizeRegisterNumber(typed)).toBe(expected)
        expect(registerNumberFault(typed)).toBeNull()
        expect(suggestRegisterNumber(typed.replace('-', ''))).toBe(expected)
      }),
    )
  })
})

describe('text of any length', () => {
  const long = fc
    .tuple(fc.constantFrom(...UNITS), fc.integer({ min: 1, max: 200 }), fc.string({ maxLength: 5 }))
    .map(([unit, times, end]) => unit.repeat(times) + end)

  it('VE-02 VE-03 never throws, and normalisation is idempotent', () => {
    fc.assert(
      fc.property(long, (typed) => {
        for (const [, rule] of RULES) rule(typed)
        const once = normalizeRegisterNumber(typed)
        expect(normalizeRegisterNumber(once)).toBe(once)
      }),
    )
  })
})
