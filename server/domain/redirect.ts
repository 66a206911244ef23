/**
 * Whether a visitor may be sent to `address`: a path of the same site, or https. What a chain has set is checked too: a
 * slip of the pen must not lead anyone to another site by `//`, or into a script.
 */
export function isRedirect(address: string): boolean {
  // Browsers take a backslash for a slash, and leave white space and control characters out.
  if (/[\s\\\p{Cc}]/u.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  return address.startsWith('https://') && URL.canParse(address)
}
