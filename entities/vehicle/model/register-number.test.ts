import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnyPlate } from '#shared/text/plate'
import { normalizeRegisterNumber, registerNumberFault, suggestRegisterNumber } from './register-number'

const ACCEPTED = [
  'ABC-123',
  'abc-123',
  'A-1',
  'AB-1',
  'ÅÄÖ-123',
  'ÅLA-100',
  'C-1',
  'C-12345',
  'CD-1',
  'CD-1234',
  'CABC-12',
  'D-12',
  'PAB-12',
  'ABC-0',
  'ABC-012',
  'BMW-1',
  // A museum car, a diplomat's, an export car and one of Åland.
  'MA-126',
  'CD-1124',
  'C-11012',
  'ÅL-123',
  // As phone keyboards write them.
  'ABC–123',
  'ABC—123',
  'ABC‐123',
  'ABC\u2212123',
  'abc - 123',
  ' Abc 123 ',
  'abc\u00a0123',
]
const WRONG_PATTERN = [
  'ABC123',
  '123-ABC',
  'A-1234',
  'PX-1234',
  'PABC-12',
  'ÜBC-123',
  'MUSEO-1',
  'ABC-1234',
  'C-123456',
  'ABCD-12',
  'CABCD-1',
  'A-12B',
  'C-1234X',
  'ABC-',
  '-123',
]
const ONLY_TOO_LONG = ['CD-12345', 'CABC-123']

describe('registration number', () => {
  it.each(ACCEPTED)('VE-02 accepts %s', (plate) => expect(registerNumberFault(plate)).toBeNull())
  it.each(WRONG_PATTERN)('VE-02 rejects %s', (plate) => expect(registerNumberFault(plate)).not.toBeNull())
  it.each(ONLY_TOO_LONG)('VE-02 rejects %s, which is only too long', (plate) =>
    expect(registerNumberFault(plate)).toBe('maxLength'),
  )

  it('VE-02 reports the fault: empty, wrong pattern or too long', () => {
    expect(registerNumberFault('  ')).toBe('required')
    expect(registerNumberFault('123-AB')).toBe('pattern')
    expect(registerNumberFault('ABCDE-123')).toBe('maxLength')
  })

  it('VE-02 is trimmed, composed and converted to upper case', () => {
    expect(normalizeRegisterNumber('  åla-100 ')).toBe('ÅLA-100')
    expect(normalizeRegisterNumber('åla-100'.normalize('NFD'))).toBe('ÅLA-100'.normalize('NFC'))
  })

  it.each([
    ['abc123', 'ABC-123'],
    ['ab0-123', 'ABO-123'],
    ['abc-12o', 'ABC-120'],
    ['ab0 123', 'ABO-123'],
    ['abci23', 'ABC-123'],
    ['c0123', 'C-0123'],
    ['ao12', 'AO-12'],
    ['ooo-ooo', null],
    ['100-eai', null],
    ['abc 123', null],
    ['ÅLA100', 'ÅLA-100'],
    ['cd1234', 'CD-1234'],
    ['ABC-123', null],
    ['A–1234', null],
    ['ABC1234', null],
    ['1abc123', null],
    ['abc123x', null],
    ['abc.123', null],
    ['123', null],
    ['', null],
  ])('VE-02 suggests for %j: %j', (typed, suggestion) => expect(suggestRegisterNumber(typed)).toBe(suggestion))
})

describe('a plate of another kind', () => {
  it.each(['A-5544', '100-EAI', 'KOE 100-H', '10-TRF', 'WAB 12345', 'B·AB 1234', 'А123ВС77', 'أ ب ج 123'])(
    'EV-06 may be %s',
    (plate) => {
      expect(registerNumberFault(plate)).not.toBeNull()
      expect(isAnyPlate(normalizeRegisterNumber(plate))).toBe(true)
    },
  )

  it('EV-06 has at most twelve characters, and letters and digits only', () => {
    expect(isAnyPlate('KOE 100-H 12')).toBe(true)
    expect(isAnyPlate('KOE 100-H 123')).toBe(false)
    for (const plate of ['<b>', '100-EAI!', '-', 'A\n1', '🚗', 'LEHTONEN']) expect(isAnyPlate(plate)).toBe(false)
  })

  it.each([
    ['koe 100 – h', 'KOE 100-H'],
    ['wab 12345', 'WAB 12345'],
    ['  100—eai ', '100-EAI'],
  ])('EV-05 of %j is sent as %s', (typed, sent) => expect(normalizeRegisterNumber(typed)).toBe(sent))
})

/** Arbitrary sequences of UTF-16 units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units))

describe('arbitrary input as a registration number', () => {
  const letters = fc.array(fc.constantFrom(...'abcåäöÅÄÖ-1 ΐßıſﬁ\u0308\u030a\u0345'), { maxLength: 9 })
  const typed = fc.oneof(
    fc.string(),
    anything,
    letters.map((some) => some.join('')),
  )

  it('VE-02 never throws', () => {
    fc.assert(fc.property(typed, (text) => [registerNumberFault(text), suggestRegisterNumber(text)].length === 2))
  })

  it('VE-02 is normalised idempotently', () => {
    fc.assert(
      fc.property(
        typed,
        (text) => normalizeRegisterNumber(normalizeRegisterNumber(text)) === normalizeRegisterNumber(text),
      ),
      { examples: [['ΐ'], ['ﬁ-1'], ['\u0345']] },
    )
  })

  it('VE-02 has the same fault composed and decomposed', () => {
    fc.assert(
      fc.property(
        typed,
        (text) => registerNumberFault(text.normalize('NFC')) === registerNumberFault(text.normalize('NFD')),
      ),
    )
  })

  it('VE-02 is accepted with at most seven characters, and sent with Finnish letters, hyphen and digits only', () => {
    const letter = fc.constantFrom(...'abcåäöABCÅÄÖcC')
    const likely = fc
      .tuple(fc.array(letter, { maxLength: 5 }), fc.nat(999_999))
      .map(([letters, digits]) => `${letters.join('')}-${digits}`)
    fc.assert(
      fc.property(fc.oneof(typed, likely), (text) => {
        if (registerNumberFault(text) !== null) return true
        return /^(?=.{3,7}$)[A-ZÅÄÖ]{1,4}-\d{1,5}$/.test(normalizeRegisterNumber(text))
      }),
    )
  })

  it('VE-02 gets only suggestions that are accepted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Cå]{1,4} ?\d{1,5}$/), (text) => {
        const suggestion = suggestRegisterNumber(text)
        return suggestion === null || registerNumberFault(suggestion) === null
      }),
    )
  })
})
