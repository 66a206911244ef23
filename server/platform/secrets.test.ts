import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashed, keyed, pseudonym, randomToken, sameSecret, sealed, unsealed } from './secrets'

const text = fc.string({ unit: 'grapheme' })

it('creates tokens of 256 random bits that need no escaping', () => {
  const tokens = Array.from({ length: 100 }, randomToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

it('hashes a token with SHA-256, as earlier server versions did', () => {
  expect(hashed('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('keyed values differ by secret, purpose and text', () => {
  const value = keyed('secret', 'xsrf', 'browser')
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(keyed('secret', 'xsrf', 'browser')).toBe(value)
  const others = [keyed('secreu', 'xsrf', 'browser'), keyed('secret', 'log', 'browser'), keyed('secret', 'xsrf', 'b')]
  expect(new Set([value, ...others, keyed('secret', 'xsrfb', 'rowser')]).size).toBe(5)
})

it('a pseudonym is short, stable, and different for each secret and token', () => {
  expect(pseudonym('secret', 'token')).toMatch(/^[\da-f]{12}$/)
  expect(pseudonym('secret', 'token')).toBe(pseudonym('secret', 'token'))
  expect(pseudonym('other', 'token')).not.toBe(pseudonym('secret', 'token'))
  expect(pseudonym('secret', 'other')).not.toBe(pseudonym('secret', 'token'))
  expect(hashed('token').startsWith(pseudonym('', 'token'))).toBe(false)
})

it('a secret equals only itself, for any lengths', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(sameSecret(one, one)).toBe(true)
      expect(sameSecret(one, other)).toBe(one === other)
    }),
  )
})

it('decrypts with the same token, and encrypts to a different text each time', () => {
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

it('throws for another token, or for a change of any byte', () => {
  const token = randomToken()
  const hidden = sealed('avain', token)
  expect(() => unsealed(hidden, randomToken())).toThrow('authenticate')
  for (const at of Buffer.from(hidden, 'base64url').keys()) {
    const bytes = Buffer.from(hidden, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    expect(() => unsealed(bytes.toString('base64url'), token)).toThrow('authenticate')
  }
})

it('cannot decrypt with the token’s hash in place of the token', () => {
  const token = randomToken()
  expect(() => unsealed(sealed('avain', hashed(token)), token)).toThrow('authenticate')
  expect(() => unsealed(sealed('avain', token), hashed(token))).toThrow('authenticate')
})

it('decrypts a text of an earlier server version', () => {
  const hidden = '8ZVobdNBTG-eAoy0fkdLwrWJ5nMDZKc5nX8teFDvn83iXgSx_Mqe'
  expect(unsealed(hidden, 'a-token-of-an-older-server')).toBe('avain öljy')
})

it('throws for a truncated text', () => {
  const token = randomToken()
  for (const text of ['avain', '']) {
    const hidden = Buffer.from(sealed(text, token), 'base64url')
    for (const length of hidden.keys())
      expect(() => unsealed(hidden.subarray(0, length).toString('base64url'), token)).toThrow(Error)
  }
})
