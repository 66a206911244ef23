import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { browserCookies, browsersOf, xsrfToken } from './cookies'
import { UNKNOWN_SITE } from './origin'
import { keyed, randomToken } from '../../platform/secrets'

const asking = (cookie: string | null, address = 'http://varaus.example/', headers: Record<string, string> = {}) =>
  new Request(address, { headers: { ...headers, ...(cookie !== null && { cookie }) } })
const cookiesOf = (request: Request, site = UNKNOWN_SITE) => browserCookies(request, 'secret', site)
const browserOf = (request: Request) => browsersOf(request, UNKNOWN_SITE)[0] ?? null
/** Parses a Set-Cookie header into name, value and sorted attributes. */
const read = (header = '') => {
  const [pair = '', ...attributes] = header.split('; ')
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)), attributes: attributes.toSorted() }
}

it('reading 35: keeps an existing browser id, and creates a unique one for a browser without an id', () => {
  const browser = randomToken()
  expect(browserOf(asking(`a=1; HV-BROWSER=${browser}; b=2`))).toBe(browser)
  expect(cookiesOf(asking(`HV-BROWSER=${browser}`)).browser).toBe(browser)
  const given = [cookiesOf(asking(null)).browser, cookiesOf(asking(null)).browser]
  expect(new Set(given).size).toBe(2)
  for (const one of given) expect(browserOf(asking(`HV-BROWSER=${one}`))).toBe(one)
})

it.each([
  null,
  '',
  'HV-BROWSER=',
  'XSRF-TOKEN=x',
  `HV-BROWSER=${'a'.repeat(42)}`,
  `HV-BROWSER=${'a'.repeat(44)}`,
  `HV-BROWSER=${'a'.repeat(42)}.`,
  `HV-BROWSER=.${'a'.repeat(43)}`,
  `HV-BROWSER=${'a'.repeat(43)}.`,
])('reading 35: ignores a malformed browser id: %j', (cookie) => {
  expect(browserOf(asking(cookie))).toBeNull()
})

it('reading 35: hides the id from scripts but not the XSRF token, and sets SameSite on both cookies', () => {
  const { browser, headers } = cookiesOf(asking(null))
  expect(headers.map(read)).toEqual([
    { name: 'HV-BROWSER', value: browser, attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax'] },
    { name: 'XSRF-TOKEN', value: xsrfToken('secret', browser), attributes: ['Path=/', 'SameSite=Lax'] },
  ])
})

it.each([
  ['http://varaus.example/', {}, false],
  ['https://varaus.example/', {}, true],
  ['http://varaus.example/', { 'x-forwarded-proto': 'http' }, false],
  ['http://varaus.example/', { 'x-forwarded-proto': 'https' }, true],
  ['http://varaus.example/', { 'x-forwarded-proto': 'HTTPS, http' }, true],
])('SA-06 sets Secure behind a proxy for a request to %s with headers %j: %s', (address, headers, expected) => {
  const site = { publicOrigin: null, behindProxy: true }
  const cookies = cookiesOf(asking(null, address, headers), site).headers.map(read)
  expect(cookies.map(({ attributes }) => attributes.includes('Secure'))).toEqual([expected, expected])
  expect(cookies[0]?.name).toBe(expected ? '__Host-HV-BROWSER' : 'HV-BROWSER')
})

it('SA-06 sets Secure where PUBLIC_URL is https, whatever the proxy says, and never a domain', () => {
  const site = { publicOrigin: 'https://varaus.example.fi', behindProxy: true }
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }]) {
    const cookies = cookiesOf(asking(null, 'http://10.0.0.1:3000/', headers), site).headers.map(read)
    expect(cookies).toEqual([
      {
        name: '__Host-HV-BROWSER',
        value: expect.any(String),
        attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
      },
      { name: 'XSRF-TOKEN', value: expect.any(String), attributes: ['Path=/', 'SameSite=Lax', 'Secure'] },
    ])
  }
})

it('SA-06 ignores a forwarded protocol that no proxy was configured for', () => {
  const [cookie] = cookiesOf(asking(null, 'http://varaus.example/', { 'x-forwarded-proto': 'https' })).headers
  expect(read(cookie).attributes).not.toContain('Secure')
})

it('SA-06 finds the ids of all cookies of one name', () => {
  const [own, planted] = [randomToken(), randomToken()]
  const cookie = `HV-BROWSER=${planted}; HV-BROWSER=short; HV-BROWSER=${own}; X-HV-BROWSER=${randomToken()}`
  expect(browsersOf(asking(cookie), UNKNOWN_SITE)).toEqual([planted, own])
})

it('reading 35: derives a different XSRF token for each browser and secret', () => {
  expect(xsrfToken('secret', 'browser')).toBe(keyed('secret', 'xsrf', 'browser'))
  const text = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(text, text, text, (secret, one, other) => {
      expect(xsrfToken(secret, one)).toBe(xsrfToken(secret, one))
      expect(xsrfToken(secret, one) === xsrfToken(secret, other)).toBe(one === other)
      expect(xsrfToken(secret, one)).not.toBe(xsrfToken(`${secret}.`, one))
    }),
  )
})
