import { expect, it } from 'vitest'
import { hostUrls } from './host-urls'

it('gives each host its own port, with the user, the name and the parameters of all', () => {
  expect(hostUrls('postgres://user:p%40ss@a:5432,b,[::1]:5433/name?sslmode=require')).toEqual([
    'postgres://user:p%40ss@a:5432/name?sslmode=require',
    'postgres://user:p%40ss@b/name?sslmode=require',
    'postgres://user:p%40ss@[::1]:5433/name?sslmode=require',
  ])
})

it.each([
  ['a/name?target_session_attrs=read-write', 'a/name'],
  ['a/name?target_session_attrs=primary&sslmode=require', 'a/name?sslmode=require'],
  ['a/name?sslmode=require&target_session_attrs=read-write', 'a/name?sslmode=require'],
])('leaves target_session_attrs out of %s', (address, expected) => {
  expect(hostUrls(`postgres://${address}`)).toEqual([`postgres://${expected}`])
})

it.each([
  ['a host that may be a standby', 'postgres://a,b/name?target_session_attrs=any'],
  ['an empty host', 'postgres://a,,b/name'],
  ['hosts in two places', 'postgres://a,b/name?port=5433'],
  ['a port that is none', 'postgres://a:5432,b:port/name'],
  ['another scheme', 'mysql://a,b/name'],
])('refuses %s', (_, address) => {
  expect(hostUrls(address)).toBeNull()
})

it('leaves an address with one host as it is', () => {
  const address = 'postgres://user@/name?host=/run/postgresql&port=5433'
  expect(hostUrls('postgres://a:5433/name?port=5434')).toEqual(['postgres://a:5433/name?port=5434'])
  expect(URL.canParse(address) ? hostUrls(address) : [address]).toEqual([address])
})
