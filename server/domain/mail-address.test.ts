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
])('%j is an address: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected)
})
