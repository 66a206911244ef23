import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '#tests/fixtures/any-character'
import { expectLinear } from '#tests/harness/linear-time'
import { isMileage, isRegisterNumber, normalisedRegisterNumber } from './register-number'

it.each(['ABC-123', 'abc-123', ' A-1 ', 'ÅÄÖ-123', 'ÅÄÖ-123'.normalize('NFD'), 'C-12345', 'CABC-12', 'ABC-012'])(
  'accepts %s',
  (text) => {
    expect(isRegisterNumber(normalisedRegisterNumber(text))).toBe(true)
  },
)

it.each([
  'ABC123',
  'ABC 123',
  'ABC–123',
  '123-ABC',
  'A-1234',
  'ÜBC-123',
  'CD-12345',
  'CABC-123',
  'ABCD-12',
  'C-1234X',
  'CABCD-1',
  'A-12B',
  '',
])('rejects %s', (text) => {
  expect(isRegisterNumber(normalisedRegisterNumber(text))).toBe(false)
})

it('reading 4: normalising is idempotent for any characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const once = normalisedRegisterNumber(text)
      expect(normalisedRegisterNumber(once)).toBe(once)
    }),
  )
})

// The upper-case letter combines with the accent, unlike the lower-case one.
it.each(['ß\u0301-1', 'ı\u0301-1'])('reading 4: normalises %s to NFC in one pass', (text) => {
  const once = normalisedRegisterNumber(text)
  expect(once).toBe(once.normalize('NFC'))
  expect(normalisedRegisterNumber(once)).toBe(once)
})

it.each(['\u0301\u0316', ' ', 'A', '1', '-', 'ß'])('reading 4: takes linear time for repeated %j', (unit) =>
  expectLinear(
    (text) => isRegisterNumber(normalisedRegisterNumber(text)),
    (length) => `A${unit.repeat(length / unit.length)}1`,
  ),
)

it('VE-03 accepts a mileage of whole kilometres from 0 to 999 999 only', () => {
  expect([0, 1, 84_500, 999_999].every(isMileage)).toBe(true)
  expect([-1, 1_000_000, 1.5, Number.NaN, Infinity].some(isMileage)).toBe(false)
})
