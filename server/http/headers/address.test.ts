import { expect, it } from 'vitest'
import { callerAddress } from './address'

const request = (forwarded?: string) =>
  new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })

it('reading 34: returns the socket address and ignores X-Forwarded-For without a proxy', () => {
  expect(callerAddress(request('192.0.2.1'), '198.51.100.7', false)).toBe('198.51.100.7')
  expect(callerAddress(request(), '::ffff:198.51.100.7', false)).toBe('198.51.100.7')
  expect(callerAddress(request(), '2001:db8::1', false)).toBe('2001:db8::1')
  expect(callerAddress(request(), undefined, false)).toBe('127.0.0.1')
})

it('reading 34: returns the last address of X-Forwarded-For behind a proxy, not those that the caller sent', () => {
  expect(callerAddress(request('192.0.2.1, 203.0.113.9'), '10.0.0.1', true)).toBe('203.0.113.9')
  expect(callerAddress(request(), '10.0.0.1', true)).toBe('10.0.0.1')
  expect(callerAddress(request(' '), '10.0.0.1', true)).toBe('10.0.0.1')
})
