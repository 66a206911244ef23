import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { browserCookies, browserOf, xsrfToken } from './cookies'
import { keyed, randomToken } from './secrets'

const asking = (cookie: string | null, address = 'http://varaus.example/', headers: Record<string, string> = {}) =>
  new Request(address, { headers: { ...headers, ...(cookie !== null && { cookie }) } })
const cookiesOf = (request: Request) => browserCookies(request, 'secret')
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
  ['http://varaus.example/', { 'x-forwarded-proto': 'http' }, false],
  ['https://varaus.example/', {}, true],
  ['http://varaus.example/', { 'x-forwarded-proto': 'https' }, true],
])('sets Secure for a request to %s with headers %j: %s', (address, headers, expected) => {
  for (const header of cookiesOf(asking(null, address, headers)).headers)
    expect(read(header).attributes.includes('Secure')).toBe(expected)
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
