import type { App } from '#server/app/app'
import type { Database } from '#server/platform/database/database'
import { CARD_PAGE, SIGNING_PAGE } from '#server/sandbox/site'
import { createSandbox } from '#server/sandbox/web'
import { processLog } from '#server/platform/log'
import { REST_ROOT } from '#shared/api/rest-root'

/** The calls whose answers have the address of a page of the sandbox. */
const LEADING = new Set(
  ['/payment/vismapay/get-payment-token', '/credit-bank/book-payment'].map((path) => REST_ROOT + path),
)
const PAGES = [CARD_PAGE, SIGNING_PAGE]

/**
 * Serves the sandbox's pages of the bank and the card provider on the server's own origin, because a page cannot press
 * anything in a tab of another one.
 */
export function withBank(fetch: App['fetch'], db: Database): App['fetch'] {
  return async (request, address) => {
    const { origin, pathname } = new URL(request.url)
    if (PAGES.includes(pathname)) {
      const page = await createSandbox({ db, origins: new Set([origin]), log: processLog })(request)
      // Its redirects too, or the browser would part the two tabs.
      page.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
      return page
    }
    const response = await fetch(request, address)
    if (!LEADING.has(pathname)) return response
    const page = new RegExp(`"https?://[^/"]+(${PAGES.join('|')})`, 'g')
    const text = (await response.text()).replaceAll(page, `"${origin}$1`)
    return new Response(text, { status: response.status, headers: response.headers })
  }
}
