/** The pair of the XSRF cookie and its header, for the application's client and for the calls of the page's head. */
const COOKIE = 'XSRF-TOKEN'
const HEADER = 'X-XSRF-TOKEN'

/**
 * Returns the header with the value of the XSRF cookie, or of all that there are, because a neighbouring host or path may
 * have set a second one. No header for another origin, which must never see the value, nor while there is no cookie, as in
 * the very first call.
 */
export function xsrfHeader(url: string, cookies: string): Readonly<Record<string, string>> {
  const values = cookies
    .split('; ')
    .flatMap((one) => (one.startsWith(`${COOKIE}=`) ? one.slice(COOKIE.length + 1) : []))
  return values.length === 0 || !isRelative(url) ? {} : { [HEADER]: values.map(decoded).join(', ') }
}

const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // The value is not URI-encoded. Send it unchanged, because the server compares it unchanged.
    return value
  }
}
