import type { Price, PriceKind } from '#shared/api/nouns/price'
import { formatEuros } from '#shared/money/euros'
import { excessText } from './price-kind'
import { priceOf } from './prices'

const KINDS: Readonly<Record<PriceKind, string>> = {
  estimate: 'Hinta-arvio',
  maximum: 'Enimmäishinta',
  fixed: 'Kiinteä hinta',
}

/** What the price of proposed work promises: words before it and after it, '' without any. */
export interface JobPromise {
  readonly before: string
  readonly after: string
}

/** Returns the one promise of a job's price. The job's own promise counts, and else the one that its price carries. */
export function jobPromise(price: Price | null, own?: PriceKind | null): JobPromise {
  const known = priceOf(price)
  const kind = own ?? known?.kind ?? null
  if (known === null || kind === null) return { before: '', after: '' }
  const isEstimate = kind === 'estimate' && known.kind === 'estimate'
  return { before: KINDS[kind], after: isEstimate ? excessText(known.excess) : '' }
}

/** 'Enimmäishinta 389,00 €', 'Hinta-arvio 59,00 €, enintään +15 %', or 'Hinta sovitaan' without a price. */
export function jobPriceText(price: Price | null, own?: PriceKind | null): string {
  const known = priceOf(price)
  if (known === null) return 'Hinta sovitaan'
  const { before, after } = jobPromise(price, own)
  return [`${before} ${formatEuros(known.euros)}`.trim(), after].filter(Boolean).join(', ')
}

/** The sum of accepted work. A sum of unknown prices alone is never zero (RC-03). */
export const jobSumText = ({ euros, isPartial }: { readonly euros: number; readonly isPartial: boolean }): string =>
  isPartial && euros === 0 ? 'Hinta sovitaan' : formatEuros(euros)
