import type { Price, PriceKind } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { priceOf } from './prices'

const KINDS: Readonly<Record<PriceKind, string>> = {
  estimate: 'Hinta-arvio',
  maximum: 'Enintään',
  fixed: 'Kiinteä hinta',
}

/** Says what the price of proposed work promises, or nothing if that is not known. */
export const jobPriceKind = (kind: PriceKind | null | undefined): string => (kind ? KINDS[kind] : '')

/** 'Enintään 389,00 €', or 'Hinta sovitaan' without a price. */
export function jobPriceText(price: Price | null, kind?: PriceKind | null): string {
  const known = priceOf(price)
  return known === null ? 'Hinta sovitaan' : `${jobPriceKind(kind)} ${formatEuros(known.euros)}`.trim()
}
