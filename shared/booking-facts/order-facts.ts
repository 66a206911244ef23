import type { Booking } from '#shared/api/nouns/booking'
import type { Fact, FactOf } from './fact'
import { extraFact, hasRows, isAgreedAtWorkshop, orderLines, serviceFact, totalAmount } from './order'
import { priceKindText, totalKind } from './price-kind'
import { isPartialTotal } from './prices'
import { printedOrder } from './printed-order'

/** A service, followed by what its price promises. */
function withKind(service: FactOf<'service'>): Fact[] {
  const text = priceKindText(service.price)
  return text === '' ? [service] : [service, { kind: 'priceKind', service: service.name, text }]
}

/** The order, its discount codes and its price, whose printed figures add up (RC-21). */
export function orderFacts(booking: Booking): Fact[] {
  const { items, extras, codes } = printedOrder(booking)
  const rows: Fact[] = [...orderLines(items).map(serviceFact), ...extras.map(extraFact)].flatMap(withKind)
  const discounts = codes.map(({ code, saved }): Fact => ({ kind: 'discount', code, saved }))
  if (!hasRows(booking) && !isAgreedAtWorkshop(booking)) return discounts
  const euros = totalAmount(booking)
  if (euros === null) return [...rows, ...discounts, { kind: 'agreedPrice' }]
  return [
    ...rows,
    ...discounts,
    { kind: 'total', euros, isPartial: isPartialTotal(booking), promise: totalKind(booking) },
  ]
}
