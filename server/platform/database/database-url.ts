import { StartError } from '../start-error'

/**
 * Reads the address of PostgreSQL, or null for the embedded database. The messages omit the address, because it may
 * contain a password.
 * @throws StartError
 */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  const [url, readUrl] = [env['DATABASE_URL']?.trim() || null, env['DATABASE_READ_URL']?.trim() || null]
  if (readUrl !== null)
    throw new StartError('DATABASE_READ_URL is gone: the server of DATABASE_URL answers every call; unset it')
  if (url === null) return null
  if (hasSeveralHosts(url)) throw new StartError(`DATABASE_URL must name one host: ${INSTEAD}`)
  if (/[?&]target_session_attrs=/.test(url))
    throw new StartError(`DATABASE_URL must not have target_session_attrs: ${INSTEAD}`)
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartError('DATABASE_URL must be a postgres:// address')
  return url
}

/** What takes the place of the forms by which the server found the primary itself. */
const INSTEAD = "HAProxy before Patroni finds the primary (docs/hosting.md, 'A database that fails over')"

/** Whether an address has several hosts in one of the two places where libpq reads them. */
function hasSeveralHosts(url: string): boolean {
  const [, authority = '', query = ''] = /^\w+:\/\/([^/?#]*)[^?]*\??(.*)$/s.exec(url) ?? []
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), new URLSearchParams(query).get('host') ?? '']
  return hosts.some((host) => host.includes(','))
}
