/** Host of the sandbox. It runs as a separate server, like the systems it simulates. */
export const SANDBOX_HOST = '127.0.0.1'

/** Signing page of the credit bank. */
export const SIGNING_PAGE = '/credit-bank/sign'
/** Payment page of the card provider. */
export const CARD_PAGE = '/card/pay'

/** Query parameter with the payment's id. */
export const PAYMENT = 'payment'

/** Returns the address of a page for a payment. */
export function pageAddress(origin: string, page: string, payment: string): string {
  const url = new URL(page, origin)
  url.searchParams.set(PAYMENT, payment)
  return url.href
}

/** Returns the origins of the application. The sandbox redirects to no other. */
export const applicationOrigins = (ports: readonly number[], others: readonly (string | null)[]): ReadonlySet<string> =>
  new Set([
    ...ports.flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
    ...others.filter((origin) => origin !== null),
  ])
