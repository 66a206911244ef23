import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { refuseCrossSite } from './cross-site'
import { UNKNOWN_SITE } from './origin'

const ADDRESS = 'http://127.0.0.1:8080/ServiceBooking/rest/save-booking'
const OWN = 'http://127.0.0.1:8080'
const ask = (method: string, headers: Record<string, string>) => () =>
  refuseCrossSite(new Request(ADDRESS, { method, headers }), UNKNOWN_SITE)
const isLetIn = (method: string, headers: Record<string, string>): boolean => {
  try {
    ask(method, headers)()
    return true
  } catch {
    return false
  }
}

it.each(['GET', 'HEAD'])('reading 35: accepts a %s from any site, because it changes nothing', (method) => {
  expect(ask(method, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })).not.toThrow()
})

it.each([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: OWN },
  { 'sec-fetch-site': 'same-origin', origin: OWN },
])('reading 35: accepts a write with %j', (headers) => {
  expect(ask('POST', headers)).not.toThrow()
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site', origin: OWN },
])('reading 35: refuses a write with %j', (headers) => {
  expect(ask('POST', headers)).toThrow(
    expect.objectContaining({ status: 403, code: 'CROSS_SITE', message: expect.stringContaining('same origin') }),
  )
})

it('reading 35: accepts a write if each header sent is of the own site, for any method', () => {
  const site = fc.constantFrom(null, 'same-origin', 'none', 'same-site', 'cross-site', 'other')
  const origin = fc.oneof(fc.constantFrom(null, OWN, 'null'), fc.webUrl())
  fc.assert(
    fc.property(fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'), site, origin, (method, from, named) => {
      const isOwn = (from === null || ['same-origin', 'none'].includes(from)) && (named === null || named === OWN)
      const headers = { ...(from && { 'sec-fetch-site': from }), ...(named && { origin: named }) }
      expect(isLetIn(method, headers)).toBe(isOwn)
    }),
  )
})
