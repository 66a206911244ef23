/**
 * The only code beside the router that changes the browser's history. It takes secrets and outcomes of payments out of
 * the address before the router starts (RC-09).
 */

/** Replaces the address of the current entry by one of the same origin, and keeps the entry's state. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address)
}

/**
 * Removes a secret from the fragment of the address and returns it, or null if the address has none with this mark, such
 * as '#varaus='. No browser sends the fragment to a server. Call it before anything else reads the address.
 */
export function takeFragment(mark: string): string | null {
  // A page that is prerendered at build time has no address.
  if (typeof window === 'undefined') return null
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(mark)) return null
  replaceAddress(pathname + search)
  return hash.slice(mark.length)
}

/** Sets whether the browser restores the scroll position of an entry. */
export function setScrollRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode
}
