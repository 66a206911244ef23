import { expect, it } from 'vitest'
import { isOwnOrigin, ownOrigin, UNKNOWN_SITE } from './origin'

const asked = (headers: Record<string, string> = {}) => new Request('http://inside:8080/x?y', { headers })
const forwarded = asked({ 'x-forwarded-host': 'varaus.example' })
const PUBLIC = { publicOrigin: 'https://varaus.example', behindProxy: false }
const PROXY = { publicOrigin: null, behindProxy: true }

it.each([
  ['the requested host', 'http://inside:8080', asked(), UNKNOWN_SITE, true],
  ['the requested host over TLS, which a proxy terminates', 'https://inside:8080', asked(), UNKNOWN_SITE, true],
  ['another port', 'http://inside:8081', asked(), UNKNOWN_SITE, false],
  ['another host', 'http://elsewhere:8080', asked(), UNKNOWN_SITE, false],
  ['the configured origin', 'https://varaus.example', asked(), PUBLIC, true],
  ['the configured origin without TLS', 'http://varaus.example', asked(), PUBLIC, false],
  ['the host from a trusted proxy', 'https://varaus.example', forwarded, PROXY, true],
  ['a forwarded host without a trusted proxy', 'https://varaus.example', forwarded, UNKNOWN_SITE, false],
  ['the origin null', 'null', asked({ 'x-forwarded-host': 'null' }), PROXY, false],
  ['an empty origin', '', asked(), UNKNOWN_SITE, false],
])('reading 35: tells its own origin from others: %s (%s)', (_, origin, request, site, expected) => {
  expect(isOwnOrigin(origin, request, site)).toBe(expected)
})

it('uses the configured origin, else the Origin header, else the requested URL', () => {
  const asking = asked({ origin: 'https://elsewhere.example' })
  expect(ownOrigin(asking, PUBLIC)).toBe('https://varaus.example')
  expect(ownOrigin(asking, UNKNOWN_SITE)).toBe('https://elsewhere.example')
  expect(ownOrigin(asked(), UNKNOWN_SITE)).toBe('http://inside:8080')
})
