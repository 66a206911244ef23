import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '#tests/fixtures/product'
import type { Price } from '#shared/api/nouns/price'
import type { BookingDocument } from '../platform/database/schema/bookings'
import type { Agreed } from '../platform/database/schema/sessions'
import { agreedFrom } from './agreed-from'
import { agreedDraft, agreedOf, orderedProduct, withAgreed } from './agreed'
import { bookingDocument } from '../booking-document/booking-document'
import { addToCart, cartRequestFor } from './cart'
import { emptyDraft } from './draft'

const NO_VISIT = { mechanics: [], hours: null }

/** A booking of `amount` pieces of each product, as it is saved. */
function saved(prices: Agreed, amount = 1) {
  const items = prices.products.map((one) => cartRequestFor(one, { amount }))
  const chosen = {
    ...emptyDraft(1),
    cart: addToCart([], items, 'DEFAULT'),
    campaignCode: prices.discount?.code ?? null,
  }
  const draft = agreedDraft({ ...chosen, extraOrderItems: prices.extraItems.map(({ id }) => id) }, prices)
  const document = bookingDocument({
    draft,
    organization: null,
    prices,
    reserved: null,
    parameters: [],
    leasing: null,
    visit: NO_VISIT,
  })
  return { draft, document }
}

const agreed = (products: Agreed['products'], percent = 0): Agreed => ({
  products,
  extraItems: [],
  discount: percent > 0 ? { code: 'ALE', percent } : null,
})
const rowsOf = (booking: ReturnType<typeof saved>) => booking.document.order_items.map(({ price }) => price)
/** A price as earlier versions saved it, which told no price before the code. */
const earlier = (price: Price): Price => ({ ...price, before_code: undefined })
const earlierOf = ({ document }: ReturnType<typeof saved>): BookingDocument => ({
  ...document,
  order_items: document.order_items.map((row) => ({ ...row, price: earlier(row.price) })),
})

describe('a product of an order', () => {
  it('RC-20 keeps the words and the price that were agreed, and takes today’s minutes and purpose', () => {
    const kept = product(1, 24_900, { description: 'Perushuolto', minutes: 90 })
    const today = product(1, 94_900, { description: 'Huolto', minutes: 120, purpose: 'TRANSPORT' })
    const key = { productId: 1, provider: 'WORKSHOP' }
    expect(orderedProduct(agreed([kept]), [today], key)).toMatchObject({
      description: 'Perushuolto',
      activeCents: 24_900,
      minutes: 120,
      purpose: 'TRANSPORT',
    })
    expect(orderedProduct(agreed([kept]), [], key)).toBe(kept)
    expect(orderedProduct(null, [today], key)).toBe(today)
    expect(orderedProduct(null, [], key)).toBeUndefined()
  })
})

describe('the prices of a saved booking', () => {
  it('RC-20 are those that were stored with it, with those that were agreed since', () => {
    const booking = saved(agreed([product(1, 24_900)], 10))
    expect(agreedOf(booking)).toBe(booking.draft.agreed)
    expect(withAgreed(agreedOf(booking), [product(2, 9_500)]).products.map(({ id }) => id)).toEqual([1, 2])
  })

  it('RC-20 are read from its document if an earlier version has saved it or changed it', () => {
    const [before, after] = [saved(agreed([product(1, 24_900)])), saved(agreed([product(1, 94_900)]))]
    expect(agreedOf({ ...before, draft: { ...before.draft, agreed: null } }).products[0]?.activeCents).toBe(24_900)
    expect(agreedOf({ document: after.document, draft: before.draft }).products[0]?.activeCents).toBe(94_900)
  })

  it('RC-20 drop from the stored order what had no price, so that it cannot come back', () => {
    const cart = addToCart([], [cartRequestFor(product(1, 100)), cartRequestFor(product(2, 100))], 'DEFAULT')
    const draft = { ...emptyDraft(1), cart, extraOrderItems: [7], campaignCode: 'LOPPUNUT' }
    expect(agreedDraft(draft, agreed([product(1, 100)]))).toMatchObject({
      cart: [{ productId: 1 }],
      extraOrderItems: [],
      campaignCode: null,
    })
  })

  it('RC-20 give exactly the rows of any document that stores none, whatever its code took off', () => {
    const cents = fc.nat(10_000_000)
    const one = fc.record({ normal: cents, active: fc.option(cents) })
    const order = fc.record({
      products: fc.array(one, { minLength: 1, maxLength: 10 }),
      amount: fc.integer({ min: 1, max: 99 }),
      percent: fc.integer({ min: 0, max: 100 }),
      extra: fc.option(cents),
    })
    fc.assert(
      fc.property(order, ({ products, amount, percent, extra }) => {
        const all = products.map(({ normal, active }, index) => product(index + 1, active, { normalCents: normal }))
        const extraItems = extra === null ? [] : [{ id: 7, description: 'Raportti', cents: extra }]
        const booking = saved({ ...agreed(all, percent), extraItems }, amount)
        const read = agreedFrom(earlierOf(booking))
        const again = saved(read, amount)
        expect(rowsOf(again).map(earlier)).toEqual(rowsOf(booking).map(earlier))
        expect(again.document.price).toEqual(booking.document.price)
        // Reading that one gives them again. Its percent may be another one that rounds to the same prices.
        expect(rowsOf(saved(agreedFrom(earlierOf(again)), amount)).map(earlier)).toEqual(rowsOf(booking).map(earlier))
      }),
    )
  })

  it('RC-20 read from a document have the percent and the price before its code', () => {
    const read = agreedFrom(saved(agreed([product(1, 24_900), product(2, 4_990)], 15)).document)
    expect(read.discount).toEqual({ code: 'ALE', percent: 15 })
    expect(read.products.map(({ activeCents }) => activeCents)).toEqual([24_900, 4_990])
  })
})
