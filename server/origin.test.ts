import { expect, it } from 'vitest'
import { isOwnOrigin, ownOrigin, UNKNOWN_SITE } from './origin'

const asked = (headers: Record<string, string> = {}) => new Request('http://inside:8080/x?y', { headers })
const forwarded = asked({ 'x-forwarded-host': 'varaus.example' })
const PUBLIC = { publicOrigin: 'https://varaus.example', behindProxy: false }
const PROXY = { publicOrigin: null, behindProxy: true }

it.each([
  ['the host that was asked', 'http://inside:8080', asked(), UNKNOWN_SITE, true],
  ['it over TLS, which ends in front of the server', 'https://inside:8080', asked(), UNKNOWN_SITE, true],
  ['another port', 'http://inside:8081', asked(), UNKNOWN_SITE, false],
  ['another host', 'http://elsewhere:8080', asked(), UNKNOWN_SITE, false],
  ['the origin that is known', 'https://varaus.example', asked(), PUBLIC, true],
  ['it without TLS', 'http://varaus.example', asked(), PUBLIC, false],
  ['the host that a proxy of our own names', 'https://varaus.example', forwarded, PROXY, true],
  ['a host that anybody else names', 'https://varaus.example', forwarded, UNKNOWN_SITE, false],
  ['no address', 'null', asked({ 'x-forwarded-host': 'null' }), PROXY, false],
  ['nothing', '', asked(), UNKNOWN_SITE, false],
])('READINGS-35 %s: %s', (_, origin, request, site, expected) => {
  expect(isOwnOrigin(origin, request, site)).toBe(expected)
})

it('the server calls itself as it was told, else as the browser does, else as it was asked', () => {
  const asking = asked({ origin: 'https://elsewhere.example' })
  expect(ownOrigin(asking, PUBLIC)).toBe('https://varaus.example')
  expect(ownOrigin(asking, UNKNOWN_SITE)).toBe('https://elsewhere.example')
  expect(ownOrigin(asked(), UNKNOWN_SITE)).toBe('http://inside:8080')
})
