const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Where the visitor may be sent to sign: the secure web, or this machine's own while developing (READINGS.md 36); else null. */
export function signingAddress(url: string | null, page: string): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, hostname, username, href } = new URL(url)
  if (username !== '') return null
  if (protocol === 'https:') return href
  const isHere = LOOPBACK.test(hostname) && LOOPBACK.test(new URL(page).hostname)
  return protocol === 'http:' && isHere ? href : null
}
