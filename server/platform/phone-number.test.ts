import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisedPhoneNumber } from './phone-number'

describe('normalisedPhoneNumber', () => {
  it.each([
    '040 123 4567',
    '0401234567',
    '040-123 4567',
    '040\u00A01234567',
    '(040) 1234567',
    '+358401234567',
    '+358 40 123 4567',
    '+358 (0)40 123 4567',
    '+3580401234567',
    '040.123.4567',
    '040/123 4567',
    '040\u2010123\u20154567',
    '00358 40 123 4567',
    '\uFF10\uFF14\uFF10\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17',
  ])('normalises %j', (typed) => {
    expect(normalisedPhoneNumber(typed)).toBe('+358401234567')
  })

  it.each([
    ['09 1234567', '+35891234567'],
    ['+46 70 123 45 67', '+46701234567'],
    ['0046 70 123 45 67', '+46701234567'],
    ['040 1200 345', '+358401200345'],
    ['+1234567', '+1234567'],
    ['+123456789012345', '+123456789012345'],
  ])('normalises %j to %s', (typed, number) => {
    expect(normalisedPhoneNumber(typed)).toBe(number)
  })

  it.each([
    '',
    '+',
    '0',
    '12',
    '401234567',
    '+358',
    '+0401234567',
    '040 1',
    '+35800401234567',
    '040123456789012',
    'numero',
    '+123456',
    '+1234567890123456',
    'x0401234567',
    'x+358401234567',
    '+358401234567x',
    '040 12a 4567',
  ])('rejects %j', (typed) => {
    expect(normalisedPhoneNumber(typed)).toBeNull()
  })

  it('gives one result for all spellings of a Finnish number', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,9}$/)
    const gaps = fc.infiniteStream(fc.constantFrom('', ' ', '-', '\u00A0'))
    fc.assert(
      fc.property(digits, fc.constantFrom('0', '+358', '00358', '+358 (0)'), gaps, (national, prefix, gap) => {
        const typed = prefix + [...national].map((digit) => `${gap.next().value}${digit}`).join('')
        expect(normalisedPhoneNumber(typed)).toBe(`+358${national}`)
      }),
    )
  })

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()-]{0,20}$/)), (typed) => {
        const number = normalisedPhoneNumber(typed)
        expect(number === null ? null : normalisedPhoneNumber(number)).toBe(number)
      }),
    )
  })
})
