import type { Price } from '#shared/api/nouns/price'
import { must } from '../findings'

const isMoney = (euros: number | null): boolean =>
  euros === null || (euros >= 0 && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6)

/** Checks that a price is in whole cents, not negative, and marked as undefined if unknown. */
export function mustBeValidPrice(price: Price | null): void {
  if (price === null) return
  must(isMoney(price.active_price) && isMoney(price.normal_price), 'a price is negative or has fractions of a cent')
  must(
    price.undefined || price.active_price !== null || price.normal_price !== null,
    'an unknown price is not marked as undefined',
  )
}
