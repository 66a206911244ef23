/** Where the sandbox is on the web: a server of its own beside the real one, as the systems it stands for are. */
export const SANDBOX_HOST = '127.0.0.1'

/** Where customers of the credit bank sign. */
export const SIGNING_PAGE = '/credit-bank/sign'
/** Where cards are paid with. */
export const CARD_PAGE = '/card/pay'

/** What names a payment to a page. */
export const PAYMENT = 'payment'

/** The address of a page about a payment. */
export function pageAddress(origin: string, page: string, payment: string): string {
  const url = new URL(page, origin)
  url.searchParams.set(PAYMENT, payment)
  return url.href
}

/** The origins at which visitors find the application: nobody is sent back to any other. */
export const applicationOrigins = (ports: readonly number[], others: readonly (string | null)[]): ReadonlySet<string> =>
  new Set([
    ...ports.flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
    ...others.filter((origin) => origin !== null),
  ])
