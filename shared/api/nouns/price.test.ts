import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { OrderItem } from './order'
import { Price } from './price'

describe('reading responses of a foreign server', () => {
  it('SV-14 API-05 reads a price object or a plain number of euros', () => {
    const plain = { normal_price: 89, active_price: 89, has_public_campaign: false, undefined: false }
    expect(mask(89, Price)).toEqual(plain)
    expect(mask({ product: { id: 1 }, price: 89 }, OrderItem).price).toEqual(plain)
    expect(mask({}, Price)).toEqual({
      normal_price: null,
      active_price: null,
      has_public_campaign: false,
      undefined: false,
    })
    expect(mask({ undefined: true }, Price).undefined).toBe(true)
  })
})
