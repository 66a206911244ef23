import { expect, it } from 'vitest'
import { foreignAddress } from './foreign-address'

const PUBLIC = 'https://varaus.example.fi/huolto'
const LOCAL = 'http://localhost:4000/huolto'

it.each([
  ['https://bank.example/sign?x=1', PUBLIC, true],
  ['http://bank.example/sign', PUBLIC, false],
  ['http://localhost:4001/sign', LOCAL, true],
  ['http://127.0.0.1:4001/sign', LOCAL, true],
  ['http://localhost:4001/sign', PUBLIC, false],
  ['http://bank.example/sign', LOCAL, false],
  ['https://varaus.example.fi@evil.example/', PUBLIC, false],
  ['javascript:alert(1)', LOCAL, false],
  ['data:text/html,x', PUBLIC, false],
  ['/sign', PUBLIC, false],
  ['', PUBLIC, false],
])('reading 36: %s from %s is allowed: %s', (url, page, followed) => {
  expect(foreignAddress(url, page) !== null).toBe(followed)
})

it('returns null without a URL', () => {
  expect(foreignAddress(null, PUBLIC)).toBeNull()
})
