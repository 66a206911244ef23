import type { Booking } from '#shared/api/nouns/booking'
import type { PriceKind } from '#shared/api/nouns/price'
import type { Fact, FactPrice } from './fact'
import { isPartialTotal, priceOf } from './prices'

/** 'enintään +15 %', or '' if an estimate's excess is not bounded. */
export const excessText = (percent: number | null): string =>
  percent === null ? '' : `enintään\u00A0+${percent}\u00A0%`

/** 'hinta-arvio, enintään +15 %'. Empty if the server says no kind, or if nothing is to pay. */
export function priceKindText(price: FactPrice): string {
  if (price === null || price.kind === null || price.euros === 0) return ''
  if (price.kind === 'fixed') return 'kiinteä hinta'
  if (price.kind === 'maximum') return 'enimmäishinta'
  return ['hinta-arvio', excessText(price.excess)].filter(Boolean).join(', ')
}

/**
 * Returns what the total is. One estimate makes it an estimate, and so does a row without a kind or without a price. A
 * row that is free changes nothing.
 */
export function totalKind(booking: Booking): PriceKind {
  const prices = [...booking.order_items, ...(booking.extra_order_items ?? [])].map((row) => priceOf(row.price))
  const kinds = prices.filter((price) => price?.euros !== 0).map((price) => price?.kind ?? 'estimate')
  if (kinds.length === 0 || isPartialTotal(booking) || kinds.includes('estimate')) return 'estimate'
  return kinds.includes('maximum') ? 'maximum' : 'fixed'
}

/** Name of the total by its kind. */
export const TOTAL_LABELS: Readonly<Record<PriceKind, string>> = {
  estimate: 'Hinta-arvio yhteensä',
  maximum: 'Enimmäishinta yhteensä',
  fixed: 'Hinta yhteensä',
}

/** Pairs each fact with the kind of its price, which the fact after a service tells. */
export const withPriceKinds = (facts: readonly Fact[]): { readonly fact: Fact; readonly priceKind: string }[] =>
  facts.flatMap((fact, index) => {
    const next = facts[index + 1]
    return fact.kind === 'priceKind' ? [] : [{ fact, priceKind: next?.kind === 'priceKind' ? next.text : '' }]
  })
