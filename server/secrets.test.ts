import { expect, it } from 'vitest'
import { randomToken, sealed, unsealed } from './secrets'

it('what is sealed is read again with the same token, and looks different each time', () => {
  const [key, token] = [randomToken(), randomToken()]
  const hidden = sealed(key, token)
  expect(unsealed(hidden, token)).toBe(key)
  expect(hidden).not.toContain(key)
  expect(sealed(key, token)).not.toBe(hidden)
})

it('another token, or a changed letter, opens nothing', () => {
  const token = randomToken()
  const hidden = sealed('avain', token)
  expect(() => unsealed(hidden, randomToken())).toThrow('authenticate')
  const changed = (hidden.startsWith('A') ? 'B' : 'A') + hidden.slice(1)
  expect(() => unsealed(changed, token)).toThrow('authenticate')
})
