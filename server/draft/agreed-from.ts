/** The prices of a booking that was saved before they were stored with it, computed from its document. */
import { inCents } from '../platform/money'
import type { BookingDocument, OrderRow } from '../platform/database/schema/bookings'
import type { Agreed, AgreedProduct } from '../platform/database/schema/sessions'

/** Returns prices of one piece at which the rows of a document have exactly the prices that they have. */
export function agreedFrom({ order_items, extra_order_items, price, discounts }: BookingDocument): Agreed {
  const [discount] = discounts
  const percent = percentOf(discount?.saved ?? 0, (price?.active_price ?? 0) - sumOf(extra_order_items))
  return {
    products: order_items.map((row) => productOfRow(row, percent)),
    extraItems: extra_order_items.map(({ id, description, price: own }) => {
      return { id, description, cents: inCents(own.active_price ?? 0) }
    }),
    discount: discount && percent > 0 ? { code: discount.code, percent } : null,
  }
}

const sumOf = (extras: BookingDocument['extra_order_items']): number =>
  extras.reduce((sum, { price }) => sum + (price.active_price ?? 0), 0)

/** Percent of a discount that saved `saved` of `after + saved` euros. */
const percentOf = (saved: number, after: number): number =>
  saved > 0 ? Math.round((100 * saved) / (after + saved)) : 0

function productOfRow(row: OrderRow, percent: number): AgreedProduct {
  const { product, description, price, amount } = row
  const each = (euros: number | null | undefined): number | null =>
    euros === null || euros === undefined ? null : inCents(euros) / amount
  const [normal, active] = [each(price.normal_price), each(price.active_price)]
  return {
    id: Number(product.id),
    provider: product.provider,
    description,
    normalCents: normal,
    activeCents: active === null ? null : beforeCode(active, normal, percent),
    campaign: price.has_public_campaign,
    priceKind: price.kind ?? null,
    excessPercent: price.allowed_excess_percent ?? null,
    goods: price.is_goods ?? false,
    lowestCents: each(price.lowest_price_30_days),
    // The catalogue has them, unless the product is no longer sold.
    minutes: 0,
    purpose: null,
  }
}

/** Returns a price from which `percent` leaves exactly `active`: the normal price if it fits. */
function beforeCode(active: number, normal: number | null, percent: number): number {
  if (percent === 0) return active
  const fits = normal !== null && Math.round((normal * (100 - percent)) / 100) === active
  return fits ? normal : Math.round((active * 100) / (100 - percent))
}
