import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMailAddress } from './mail-address'

it.each([
  ['aino@example.fi', true],
  ['aino.öhman+huolto@posti.example.fi', true],
  ['aino', false],
  ['aino@', false],
  ['aino@example', false],
  ['aino@example.', false],
  ['a@b@example.fi', false],
  ['aino@example.fi, toinen@example.fi', false],
  ['toinen,aino@example.fi', false],
  ['Aino<aino@example.fi>', false],
  ['aino@example.fi\nBcc:kaikki', false],
  [`${'a'.repeat(250)}@example.fi`, false],
])('reports whether %j is an address: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected)
})

it.each(['a@b.c', 'a.b@c.d.e.fi', '!#$%@x-y.fi'])('accepts %j, with few or many labels', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

it('accepts at most 254 characters', () => {
  const name = 'a'.repeat(254 - '@example.fi'.length)
  expect(isMailAddress(`${name}@example.fi`)).toBe(true)
  expect(isMailAddress(`a${name}@example.fi`)).toBe(false)
})

it('rejects empty labels and characters that are special in a mail header', () => {
  const other = fc.constantFrom(...' \t\r\n\u00a0@<>()[]\\,;:"')
  const part = fc.stringMatching(/^[a-z0-9_+-]{1,8}$/)
  fc.assert(
    fc.property(part, part, part, other, fc.nat(), (name, domain, top, odd, at) => {
      const whole = [name, domain, top]
      const address = ([one, two, three]: readonly string[]) => `${one}@${two}.${three}`
      expect(isMailAddress(address(whole))).toBe(true)
      for (const index of whole.keys()) {
        const text = whole[index] ?? ''
        const split = at % (text.length + 1)
        expect(isMailAddress(address(whole.with(index, text.slice(0, split) + odd + text.slice(split))))).toBe(false)
        expect(isMailAddress(address(whole.with(index, '')))).toBe(false)
      }
    }),
  )
})
