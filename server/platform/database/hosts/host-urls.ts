/** Addresses of a database with several hosts, as libpq writes them. `pg` knows addresses with one host only. */

const ADDRESS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<authority>[^/?#]*)(?<rest>.*)$/s
/** Values of `target_session_attrs` that name the primary. Any other would let the server run on a standby. */
const WRITABLE = new Set(['read-write', 'primary'])
const ATTRIBUTE = /(?<before>[?&])target_session_attrs=(?<value>[^&#]*)&?/

/**
 * Returns one address for each host of `postgres://user:password@a:5432,b:5433/name`, in order, or null if it cannot be
 * read. Each host has its own port, and 5432 without one. `target_session_attrs` is left out, because the server always
 * needs a host that accepts writes.
 */
export function hostUrls(address: string): readonly string[] | null {
  const { scheme, authority = '', rest = '' } = ADDRESS.exec(address)?.groups ?? {}
  if (scheme === undefined) return null
  const { before, value } = ATTRIBUTE.exec(rest)?.groups ?? {}
  if (value !== undefined && !WRITABLE.has(value)) return null
  const at = authority.lastIndexOf('@') + 1
  const [user, hosts] = [authority.slice(0, at), authority.slice(at).split(',')]
  if (hosts.length > 1 && (hosts.includes('') || /[?&](?:host|port)=/.test(rest))) return null
  const tail = before === undefined ? rest : rest.replace(ATTRIBUTE, before).replace(/[?&]$/, '')
  const urls = hosts.map((host) => scheme + user + host + tail)
  return urls.every((url) => URL.canParse(url)) ? urls : null
}
