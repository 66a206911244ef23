const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns the URL if the server may send the visitor of `page` there to sign or to pay, else null. Allows https, and in
 * development http between loopback addresses (reading 36).
 */
export function foreignAddress(url: string | null, page: string): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, hostname, username, href } = new URL(url)
  if (username !== '') return null
  if (protocol === 'https:') return href
  const isHere = LOOPBACK.test(hostname) && LOOPBACK.test(new URL(page).hostname)
  return protocol === 'http:' && isHere ? href : null
}
