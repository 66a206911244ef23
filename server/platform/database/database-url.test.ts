import { expect, it } from 'vitest'
import { readConfig } from '../../config'

const fault = (env: Readonly<Record<string, string>>): string => {
  try {
    readConfig(env)
    return 'none'
  } catch (error) {
    return String(error)
  }
}

it.each(['postgres://user:p,a%40ss@a:5432/name?sslmode=require', 'postgresql:///name?host=/run/postgresql'])(
  'reads %s',
  (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

it('uses the embedded database if the variables are empty', () => {
  expect(readConfig({ DATABASE_URL: '', DATABASE_READ_URL: ' ' }).databaseUrl).toBeNull()
})

it.each([
  ['several hosts', { DATABASE_URL: 'postgres://user:secret@a:5432,b:5432/name' }, 'must name one host: HAProxy'],
  ['several hosts in the query', { DATABASE_URL: 'postgres:///name?host=a%2Cb&password=secret' }, 'must name one host'],
  [
    'target_session_attrs',
    { DATABASE_URL: 'postgres://user:secret@a/name?target_session_attrs=read-write' },
    'must not have target_session_attrs: HAProxy before Patroni finds the primary (docs/hosting.md',
  ],
  [
    'a standby to read from',
    { DATABASE_URL: 'postgres://a/name', DATABASE_READ_URL: 'postgres://user:secret@b/name' },
    'DATABASE_READ_URL is gone: the server of DATABASE_URL answers every call; unset it',
  ],
  ['another scheme', { DATABASE_URL: 'mysql://user:secret@a/name' }, 'DATABASE_URL must be a postgres:// address'],
  ['a port that is none', { DATABASE_URL: 'postgres://user:secret@a:port/name' }, 'must be a postgres:// address'],
])('refuses %s in one line without the password', (_, env, expected) => {
  expect(fault(env)).toContain(expected)
  expect(fault(env)).not.toMatch(/secret|\n/)
})
