/** Addresses of this server that a card payment provider uses, below the REST root. */

/** Where a provider returns the browser to, if the application cannot check its parameters. */
export const RETURN_PATH = '/payment/card/return'
/** Where a provider tells this server that a payment has changed. */
export const NOTICE_PATH = '/payment/card/notice'

/** Query parameter with the page of the application to go on to. */
const PAGE = 'to'

/** Returns the address that leads a visitor back to `page`, an address of the application. */
export function returnAddress(restRoot: string, page: string): string {
  const url = new URL(restRoot + RETURN_PATH)
  const { pathname, search } = new URL(page)
  url.searchParams.set(PAGE, pathname + search)
  return url.href
}

export const noticeAddress = (restRoot: string): string => restRoot + NOTICE_PATH

/** Returns the page that a return goes on to: one of `origin`, or its start page. */
export function pageOfReturn(parameters: URLSearchParams, origin: string): URL {
  const page = parameters.get(PAGE) ?? '/'
  const url = URL.canParse(page, origin) ? new URL(page, origin) : null
  return url?.origin === origin ? url : new URL('/', origin)
}
