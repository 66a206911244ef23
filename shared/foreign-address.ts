const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Where a server may send the visitor of `page` to, such as to sign or to pay: the secure web, or this machine's own while
 * developing (READINGS.md 36); else null.
 */
export function foreignAddress(url: string | null, page: string): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, hostname, username, href } = new URL(url)
  if (username !== '') return null
  if (protocol === 'https:') return href
  const isHere = LOOPBACK.test(hostname) && LOOPBACK.test(new URL(page).hostname)
  return protocol === 'http:' && isHere ? href : null
}
