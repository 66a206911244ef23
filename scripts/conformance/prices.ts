import type { Price } from '#shared/api/nouns/entities'
import { must } from './findings'

const isMoney = (euros: number | null): boolean =>
  euros === null || (euros >= 0 && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6)

/** Euros in whole cents, not below nothing; a price that is not known is marked as such. */
export function mustBeSound(price: Price | null): void {
  if (price === null) return
  must(isMoney(price.active_price) && isMoney(price.normal_price), 'a price is negative or has fractions of a cent')
  must(
    price.undefined || price.active_price !== null || price.normal_price !== null,
    'a price is neither known nor marked as undefined',
  )
}
