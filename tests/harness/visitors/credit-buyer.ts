import { cartItem } from '#tests/fixtures/cart-item'
import { sandboxProviders } from '#server/sandbox/providers'
import type { CreditBank } from '#server/providers/credit-bank'
import type { TestApp } from '#tests/harness/servers/server-app'
import type { PaymentResult } from '#shared/api/nouns/credit'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { application } from '#tests/fixtures/credit-application'

/** Creates a visitor with a product in the cart, by default one of 249 euros. */
export async function buyer(app: Parameters<typeof openBrowser>[0], productId = 101): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  await browser.api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(productId)],
  })
  return browser
}

/** The sandbox bank, for a server with another bank. */
export const bankOf = ({ db, options }: TestApp): CreditBank => sandboxProviders(db, options.secret).creditBank

export const book = (
  { api }: TestBrowser,
  governmentId: string,
  changes: Partial<PaymentBookingRequest> = {},
): Promise<PaymentResult> => api.bookPayment({ query: {}, body: application(governmentId, changes) })
