/** Calls of a visitor before and while choosing a time. */
import { cartItem } from '#tests/fixtures/cart-item'
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { openBrowser, type TestBrowser } from './http-client'
import type { TestApp } from '../servers/server-app'

/** Creates a visitor at a workshop, with products in the cart. */
export async function visitorAt(
  { app }: TestApp,
  organizationId: number,
  products: readonly number[] = [],
  process?: 'TIRE_CHANGE',
): Promise<TestBrowser> {
  const browser = await openBrowser(app, process)
  await browser.api.setActiveOrganization({ query: { organizationId } })
  if (products.length > 0)
    await browser.api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: products.map((productId) => cartItem(productId)),
    })
  return browser
}

/** Reserves a time given as `start|end`. Resolves to the response code. */
export const reserve = async (
  { api }: TestBrowser,
  reservation: string,
  timeSelectionType: TimeSelectionType = 'USE_ORGANIZATION_SETTING',
  workshiftPosition: ShiftPosition = 'MORNING',
): Promise<string> =>
  (await api.reserveTime({ query: { reservation, timeSelectionType, workshiftPosition } })).responseCode
