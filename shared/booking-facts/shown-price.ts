/** The price that a visitor sees, and how it differs from one that was seen before (RC-20). */
import type { Booking } from '#shared/api/nouns/booking'
import type { ShownPrice, ShownRow } from '#shared/api/nouns/shown-price'
import type { FactPrice } from './fact'
import { enteredDiscounts, serviceFact, totalAmount } from './order'
import { totalKind } from './price-kind'
import { isPartialTotal, priceOf } from './prices'

/** Returns the price of a booking's order as every surface shows it. */
export const shownPriceOf = (booking: Booking): ShownPrice => ({
  total: totalAmount(booking),
  undefined: isPartialTotal(booking),
  kind: totalKind(booking),
  rows: [
    ...booking.order_items.map((item) => {
      const { name, price } = serviceFact({ item, parent: null })
      return rowOf(item.product, name, price)
    }),
    ...(booking.extra_order_items ?? []).map(({ description, price }) => rowOf(null, description, priceOf(price))),
  ],
  discounts: enteredDiscounts(booking).map(({ code, saved = null }) => ({ code, saved })),
})

const rowOf = (product: ShownRow['product'], name: string, price: FactPrice): ShownRow => ({
  product,
  name,
  price: price?.euros ?? null,
  kind: price?.kind ?? null,
  allowed_excess_percent: price?.excess ?? null,
})

/** A row whose price changed. `before` is null for a row that was added, `now` for one that is gone. */
export interface RowChange {
  readonly before: ShownRow | null
  readonly now: ShownRow | null
}

/** What has changed of a price since it was shown. */
export interface PriceChange {
  readonly before: ShownPrice
  readonly now: ShownPrice
  readonly rows: readonly RowChange[]
}

/**
 * Compares a price with the one that was shown: total, rows, and what each promises. Names and the prices that a reduced
 * one is compared with are no part of it. Returns null if they are the same.
 */
export function priceChange(before: ShownPrice, now: ShownPrice): PriceChange | null {
  const rows = rowChanges(before.rows, now.rows)
  const isSame =
    rows.length === 0 &&
    isSameSum(before.total, now.total) &&
    before.undefined === now.undefined &&
    before.kind === now.kind
  return isSame ? null : { before, now, rows }
}

function rowChanges(before: readonly ShownRow[], now: readonly ShownRow[]): RowChange[] {
  const rest = [...now]
  const changed = before.flatMap((row): RowChange[] => {
    const at = rest.findIndex((one) => keyOf(one) === keyOf(row))
    const [found = null] = at === -1 ? [] : rest.splice(at, 1)
    return found && isSamePrice(row, found) ? [] : [{ before: row, now: found }]
  })
  return [...changed, ...rest.map((row) => ({ before: null, now: row }))]
}

/** Ids are compared as text, because calls may differ (AS-01). */
const keyOf = ({ product, name }: ShownRow): string => (product ? `${product.provider}:${product.id}` : `:${name}`)

const isSamePrice = (one: ShownRow, other: ShownRow): boolean =>
  isSameSum(one.price, other.price) &&
  one.kind === other.kind &&
  one.allowed_excess_percent === other.allowed_excess_percent

/** Compares in cents. */
const isSameSum = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.round(one * 100) === Math.round(other * 100)
