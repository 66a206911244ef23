/**
 * Whether a visitor may be redirected to `address`: a path of the same site or an https URL.
 * The chain's own settings are checked too, because a typo such as `//` must not lead to another site or run a script.
 */
export function isRedirect(address: string): boolean {
  // Browsers treat a backslash as a slash, and drop white space and control characters.
  if (/[\s\\\p{Cc}]/u.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  return address.startsWith('https://') && URL.canParse(address)
}
