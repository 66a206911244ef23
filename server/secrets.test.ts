import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashed, keyed, pseudonym, randomToken, sameSecret, sealed, unsealed } from './secrets'

const text = fc.string({ unit: 'grapheme' })

it('a token is 256 random bits that need no escaping', () => {
  const tokens = Array.from({ length: 100 }, randomToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

it('what is at rest of a token is SHA-256, the same in each version of the server', () => {
  expect(hashed('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('a keyed value is of one secret, one purpose and one text', () => {
  const value = keyed('secret', 'xsrf', 'browser')
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(keyed('secret', 'xsrf', 'browser')).toBe(value)
  const others = [keyed('secreu', 'xsrf', 'browser'), keyed('secret', 'log', 'browser'), keyed('secret', 'xsrf', 'b')]
  expect(new Set([value, ...others, keyed('secret', 'xsrfb', 'rowser')]).size).toBe(5)
})

it('a log’s name of a token is short, the same each time, and tells nothing to who has no secret', () => {
  expect(pseudonym('secret', 'token')).toMatch(/^[\w-]{16}$/)
  expect(pseudonym('secret', 'token')).toBe(pseudonym('secret', 'token'))
  expect(pseudonym('other', 'token')).not.toBe(pseudonym('secret', 'token'))
  expect(pseudonym('secret', 'other')).not.toBe(pseudonym('secret', 'token'))
  expect(hashed('token').startsWith(pseudonym('', 'token'))).toBe(false)
})

it('a secret is the same as itself alone, of whatever lengths', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(sameSecret(one, one)).toBe(true)
      expect(sameSecret(one, other)).toBe(one === other)
    }),
  )
})

it('what is sealed is read again with the same token, and looks different each time', () => {
  const token = randomToken()
  fc.assert(
    fc.property(text, (secret) => {
      const hidden = sealed(secret, token)
      expect(unsealed(hidden, token)).toBe(secret)
      expect(hidden).toMatch(/^[\w-]+$/)
      expect(sealed(secret, token)).not.toBe(hidden)
    }),
  )
  expect(sealed('avain', token)).not.toContain('avain')
})

it('another token, or a letter changed anywhere, opens nothing', () => {
  const token = randomToken()
  const hidden = sealed('avain', token)
  expect(() => unsealed(hidden, randomToken())).toThrow('authenticate')
  for (const at of Buffer.from(hidden, 'base64url').keys()) {
    const bytes = Buffer.from(hidden, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    expect(() => unsealed(bytes.toString('base64url'), token)).toThrow('authenticate')
  }
})

it('the key that seals is not the token itself, nor what is at rest of it', () => {
  const token = randomToken()
  expect(() => unsealed(sealed('avain', hashed(token)), token)).toThrow('authenticate')
  expect(() => unsealed(sealed('avain', token), hashed(token))).toThrow('authenticate')
})

it('what an older version of the server has sealed is still read', () => {
  const hidden = '8ZVobdNBTG-eAoy0fkdLwrWJ5nMDZKc5nX8teFDvn83iXgSx_Mqe'
  expect(unsealed(hidden, 'a-token-of-an-older-server')).toBe('avain öljy')
})

it('a seal that has lost its end opens nothing', () => {
  const token = randomToken()
  for (const text of ['avain', '']) {
    const hidden = Buffer.from(sealed(text, token), 'base64url')
    for (const length of hidden.keys())
      expect(() => unsealed(hidden.subarray(0, length).toString('base64url'), token)).toThrow(Error)
  }
})
