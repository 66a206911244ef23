import { sandboxProviders } from '#server/providers/providers'
import type { CreditBank } from '#server/providers/credit-bank'
import type { TestApp } from '#tests/harness/server-app'
import type { PaymentResult } from '#shared/api/nouns/credit'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import { application } from './credit-application'

/** The sandbox’s persons, by the decision of its bank. */
export const PERSONS = {
  booked: '010594Y9032',
  signing: '020594X903P',
  accepted: '230580-7335',
  rejected: '220950-9256',
  held: '140584-4785',
  newAccount: '150987-069L',
  denied: '030594W903B',
  frozen: '040594V9030',
  refused: '050594U903M',
  finalized: '010516B903X',
} as const

/** Creates a visitor with a product in the cart, by default one of 249 euros. */
export async function buyer(app: Parameters<typeof openBrowser>[0], productId = 101): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  await browser.api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [{ productId, amount: 1, provider: 'WORKSHOP' }],
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
