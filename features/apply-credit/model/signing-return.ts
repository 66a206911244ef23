const PARAMETER = 'signing'

/** How the signing ended, in the words of the address that the bank sends the visitor back to. */
export type SigningReturn = 'success' | 'failure'

/**
 * What the address says of the signing, null where it says nothing: no value or one that there is not, or both at once, which
 * no bank sends. Anyone can write an address, so what it says is only ever the beginning of asking the bank (READINGS.md 14).
 */
export function signingReturn(search: string): SigningReturn | null {
  const values = new Set(new URLSearchParams(search).getAll(PARAMETER))
  const [value] = values
  return values.size === 1 && (value === 'success' || value === 'failure') ? value : null
}

/** The page's own address to come back to, with what the bank is to say there. */
export function returnAddress(href: string, outcome: SigningReturn): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.set(PARAMETER, outcome)
  return url.href
}

/** The address without any word on a signing; null where there is none in it. */
export function withoutSigning(href: string): string | null {
  const url = new URL(href)
  if (!url.searchParams.has(PARAMETER)) return null
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}
