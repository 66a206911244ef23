const PARAMETER = 'signing'

/** Outcome of a signing, as the return address of the bank states it. */
export type SigningReturn = 'success' | 'failure'

/**
 * Returns the outcome in a query string, or null if it has none, an unknown one, or both. Anyone can write an address,
 * so the outcome only starts a check at the bank (reading 14).
 */
export function signingReturn(search: string): SigningReturn | null {
  const values = new Set(new URLSearchParams(search).getAll(PARAMETER))
  const [value] = values
  return values.size === 1 && (value === 'success' || value === 'failure') ? value : null
}

/** Returns the page's address with an outcome, for the bank to return the visitor to. */
export function returnAddress(href: string, outcome: SigningReturn): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.set(PARAMETER, outcome)
  return url.href
}

/** Returns the path, query and fragment of an address without the outcome, or null if it has none. */
export function withoutSigning(href: string): string | null {
  const url = new URL(href)
  if (!url.searchParams.has(PARAMETER)) return null
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}
