import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { compose } from './compose'

/** Arbitrary UTF-16 units, including lone surrogates, and letters with combining marks. */
const text = fc.oneof(
  fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(...'aåäöÅÄÖ ΐß\u0308\u030a\u0301\u0316\u0344\u0345'), { maxLength: 60 })
    .map((all) => all.join('')),
)

describe('compose', () => {
  it.each([...'åäöÅÄÖ'])('keeps %s, composed and decomposed', (letter) => {
    expect(compose(letter.normalize('NFC'))).toBe(letter.normalize('NFC'))
    expect(compose(letter.normalize('NFD'))).toBe(letter.normalize('NFC'))
  })

  it('is idempotent and never throws', () => {
    fc.assert(
      fc.property(text, (typed) => compose(compose(typed)) === compose(typed)),
      { examples: [['\u0344'.repeat(16)], ['\u0344'.repeat(31)], [`a${'\u0308'.repeat(40)}`]] },
    )
  })

  it('equals NFC normalisation for well-formed text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => compose(typed) === typed.normalize('NFC')))
  })

  it.each([
    ['letters', 'äÖ'],
    ['decomposed letters', 'a\u0308'],
    ['marks out of order', '\u0301\u0316'],
    ['stacks just short of the limit', `a${'\u0301\u0316'.repeat(15)}`],
    ['lone surrogates', '\ud800'],
  ])('takes linear time for %s', (_, unit) => expectLinear(compose, (length) => unit.repeat(length / unit.length)))
})
