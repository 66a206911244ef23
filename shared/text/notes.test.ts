import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#tests/fixtures/any-character'
import { expectLinear } from '#tests/harness/linear-time'
import { cleanNotes, hasForbidden } from './notes'

/** Arbitrary UTF-16 units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units))
/** Critical input: letters to compose, marks, line ends, and removed characters between them. */
const tricky = fc
  .array(fc.constantFrom('a', 'Å', '̊', '̈', 'ᄀ', 'ᅡ', 'ᆨ', '각', '\r', '\n', '€', '😀', '\ud83d', '\ude00', 'क़', 'Å'), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

describe('filter of the order notes', () => {
  it.each([
    ['Renkaiden lukkopultin avain on hansikaslokerossa.', 'Renkaiden lukkopultin avain on hansikaslokerossa.'],
    ['Ääni kuuluu – jopa 80 km/h:ssa (ks. kuva)!', 'Ääni kuuluu – jopa 80 km/h:ssa (ks. kuva)!'],
    ['hinta < 100 €, +5 °C', 'hinta  100 , 5 C'],
    ['rivi 1\r\nrivi 2\rrivi 3\n', 'rivi 1\nrivi 2\nrivi 3\n'],
    ['kiitos 😀👍🏽', 'kiitos '],
    ['a\u0000b\u200bc\td', 'abcd'],
    ['\ud83d', ''],
    ['\u1100€\u1161', '\uac00'],
    ['o\u0323\u0302', '\u1ed9'],
    [`a${'\u0301'.repeat(40)}`, '\u00e1'],
  ])('SV-06 turns %j into %j', (typed, kept) => expect(cleanNotes(typed)).toBe(kept))

  it.each([
    ['Avain on hansikaslokerossa.\r\n', false],
    ['a\u0308', false],
    ['', false],
    ['100 €', true],
    ['kiitos 😀', true],
    ['\u0000', true],
  ])('SV-06 reports whether it removes anything from %j: %s', (typed, expected) => {
    expect(hasForbidden(typed)).toBe(expected)
  })

  it('SV-06 keeps every Finnish letter, composed or decomposed', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyzåäöšžüéABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖŠŽÜÉ') {
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
        const text = `x${letter}x`.normalize(form)
        expect(cleanNotes(text)).toBe(`x${letter}x`.normalize('NFC'))
        expect(hasForbidden(text)).toBe(false)
      }
    }
  })

  it('SV-06 never throws, keeps only allowed characters and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anything, tricky, fc.string({ unit: anyCharacter })), (typed) => {
        const kept = cleanNotes(typed)
        expect(kept).toMatch(/^[\p{L}\p{N}\p{P}\p{Z}\n]*$/u)
        expect(kept).toBe(kept.normalize('NFC'))
        expect(cleanNotes(kept)).toBe(kept)
        expect(hasForbidden(kept)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('SV-06 only composes text of allowed characters', () => {
    const allowed = fc.constantFrom(...'aåäöÅÄÖ 1½.,-–!?()"\n')
    fc.assert(
      fc.property(fc.string({ unit: allowed }), (typed) => {
        expect(cleanNotes(typed.normalize('NFD'))).toBe(typed)
      }),
    )
  })

  it.each([
    ['marks out of order', (length: number) => '\u0301'.repeat(length / 2) + '\u0316'.repeat(length / 2)],
    ['letters with marks', (length: number) => 'o\u0323\u0302'.repeat(length / 3)],
    ['marks just below the limit', (length: number) => `a${'\u0301\u0316'.repeat(14)}`.repeat(length / 29)],
    ['nothing allowed', (length: number) => '€'.repeat(length)],
    ['every second character forbidden', (length: number) => 'a€'.repeat(length / 2)],
    ['line ends', (length: number) => '\r'.repeat(length)],
    ['spaces', (length: number) => `${' '.repeat(length)}x`],
    ['lone surrogates', (length: number) => '\ud83d'.repeat(length)],
    ['parts of syllables', (length: number) => 'ᄀ😀ᅡ'.repeat(length / 4)],
  ])('SV-06 takes linear time: %s', (_, makeInput) => expectLinear(cleanNotes, makeInput))
})
