import type { Booking } from '#shared/api/nouns/booking'
import type { Price } from '#shared/api/nouns/price'
import { enteredDiscounts, totalAmount } from './order'
import { priceOf } from './prices'

/** An order as it is printed: its rows before the visitor's codes, what each code saves, and then the total (RC-21). */
export interface PrintedOrder {
  readonly items: Booking['order_items']
  readonly extras: NonNullable<Booking['extra_order_items']>
  /** The visitor's codes. `saved` is in euros, or null if rows, savings and total would not add up. */
  readonly codes: readonly { readonly code: string; readonly saved: number | null }[]
  /** Sum of the printed rows in euros; null without a printed saving. */
  readonly before: number | null
}

/**
 * Returns an order as it is printed. Without figures of the server that explain its total, the rows stand as the server
 * gives them and no saving is printed.
 */
export function printedOrder(booking: Booking): PrintedOrder {
  const total = totalAmount(booking)
  const entered = enteredDiscounts(booking)
  const plain = { items: booking.order_items, extras: booking.extra_order_items ?? [] }
  for (const at of entered.length > 0 && total !== null ? [beforeCode, normalPrice] : []) {
    const rows = { items: plain.items.map(pricedBy(at)), extras: plain.extras.map(pricedBy(at)) }
    const before = sumOf([...rows.items, ...rows.extras])
    const codes = savings(booking, before, before - cents(total))
    if (codes) return { ...rows, codes, before: before / 100 }
  }
  return { ...plain, codes: entered.map(({ code }) => ({ code, saved: null })), before: null }
}

const beforeCode = (price: Price): number | null => price.before_code ?? price.active_price
/** A server that reduces its rows by the code leaves the price before it as the normal one. */
const normalPrice = (price: Price): number | null => price.normal_price ?? price.active_price

const pricedBy =
  (at: typeof beforeCode) =>
  <R extends { readonly price: Price | null }>(row: R): R => ({
    ...row,
    price: row.price && priceOf(row.price) ? { ...row.price, active_price: at(row.price) } : row.price,
  })

/** Returns what each code saves in euros, or null if the server's figures do not add up to `savedCents` in all. */
function savings(booking: Booking, beforeCents: number, savedCents: number): PrintedOrder['codes'] | null {
  const codes = enteredDiscounts(booking)
  if (savedCents <= 0) return null
  const told = codes.reduce((sum, { saved }) => sum + cents(saved), 0)
  if (codes.every(({ saved }) => saved !== undefined))
    return told === savedCents ? codes.map(({ code, saved = 0 }) => ({ code, saved })) : null
  const [only, another] = codes
  return only && !another && isCodesOwn(booking, beforeCents) ? [{ code: only.code, saved: savedCents / 100 }] : null
}

/**
 * Whether nothing but the code can have made the total cheaper than the rows. The normal price of goods is nothing to
 * compare with (LW-05).
 */
function isCodesOwn({ order_items, extra_order_items, price, discounts }: Booking, beforeCents: number): boolean {
  const prices = [...order_items, ...(extra_order_items ?? [])].map((row) => row.price)
  if (prices.some((one) => one?.before_code !== undefined)) return true
  const isReducedForAll = [price, ...prices].some((one) => one?.has_public_campaign || priceOf(one)?.isLowest)
  const isNormal = price !== null && price.normal_price !== null && cents(price.normal_price) === beforeCents
  return isNormal && !isReducedForAll && discounts.every(({ isPublic }) => !isPublic)
}

const sumOf = (rows: readonly { readonly price: Price | null }[]): number =>
  rows.reduce((sum, { price }) => sum + cents(priceOf(price)?.euros), 0)

const cents = (euros: number | null | undefined): number => Math.round((euros ?? 0) * 100)
