import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from './email'

/** Any sequence of UTF-16 units, lone surrogates included. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units))

describe('e-mail address', () => {
  it.each(['a@b.fi', 'maija.meikalainen+huolto@posti.esimerkki.fi', 'o’neil@x.co', 'åäö@åäö.fi', '"x"@y.fi'])(
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
  ])('CU-02 refuses %j', (address) => expect(isEmail(address)).toBe(false))
  it('CU-02 refuses what no mail server takes for its length', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.fi`)).toBe(false)
  })
  it('CU-02 has an answer to anything, and accepts no spaces', () => {
    fc.assert(fc.property(anything, (text) => !isEmail(text) || !/\s/.test(text)))
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address) || address.length > 254))
  })
})
