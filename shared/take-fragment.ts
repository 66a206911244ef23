/**
 * Removes a secret from the fragment of the address and returns it, or null if the address has none with this mark, such
 * as '#varaus='. No browser sends the fragment to a server. Call it before anything else reads the address.
 */
export function takeFragment(mark: string): string | null {
  // A page that is prerendered at build time has no address.
  if (typeof window === 'undefined') return null
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(mark)) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(mark.length)
}
