import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { isEmail } from './email'

/** Arbitrary UTF-16 units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units))

describe('e-mail address', () => {
  it.each(['a@b.fi', 'maija.meikalainen+huolto@posti.esimerkki.fi', 'o’neil@x.co', 'åäö@åäö.fi'])(
    'CU-02 accepts %s',
    (address) => expect(isEmail(address)).toBe(true),
  )
  it.each([
    '',
    '@',
    'a',
    'a@b',
    '@b.fi',
    'a@',
    'a@b.',
    'a@.fi',
    'a@b..fi',
    'a b@c.fi',
    'a@b c.fi',
    'a@b@c.fi',
    ' a@b.fi',
    '<x@y.fi>',
    'Aino <x@y.fi>',
    '"x"@y.fi',
    'x@y.fi,z@y.fi',
    'x@[127.0.0.1]',
  ])('CU-02 rejects %j', (address) => expect(isEmail(address)).toBe(false))
  it('CU-02 rejects an address longer than mail servers accept', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.fi`)).toBe(true)
    expect(isEmail(`${'a'.repeat(250)}@b.fi`)).toBe(false)
  })
  it('CU-02 handles any input and accepts no white space', () => {
    fc.assert(fc.property(anything, (text) => !isEmail(text) || !/\s/.test(text)))
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address) || address.length > 254))
  })
  it('CU-02 rejects empty labels and characters that are special in a mail header', () => {
    const odd = fc.constantFrom(...' \t\r\n\u00a0@<>()[]\\,;:"')
    const part = fc.stringMatching(/^[a-z0-9_+-]{1,8}$/)
    fc.assert(
      fc.property(part, part, part, odd, fc.nat(), (name, domain, top, special, at) => {
        const whole = [name, domain, top]
        const address = ([one, two, three]: readonly string[]) => `${one}@${two}.${three}`
        expect(isEmail(address(whole))).toBe(true)
        for (const [index, text] of whole.entries()) {
          const split = at % (text.length + 1)
          const spoilt = text.slice(0, split) + special + text.slice(split)
          expect(isEmail(address(whole.with(index, spoilt)))).toBe(false)
          expect(isEmail(address(whole.with(index, '')))).toBe(false)
        }
      }),
    )
  })
  it('CU-02 accepts Finnish letters, composed or decomposed', () => {
    const name = fc.stringMatching(/^[a-zåäöÅÄÖ]{1,8}$/)
    fc.assert(
      fc.property(name, name, fc.constantFrom('NFC', 'NFD'), (person, place, form) =>
        isEmail(`${person}@${place}.fi`.normalize(form)),
      ),
    )
  })
  it.each(['a', '@', '.', 'a.', 'a@', ' ', '\u00a0', 'ä', '\u0301\u0316', '\ud800'])(
    'CU-02 takes linear time for repeated %j',
    (unit) => expectLinear(isEmail, (length) => `a@b${unit.repeat(length / unit.length)}.fi`),
  )
})
