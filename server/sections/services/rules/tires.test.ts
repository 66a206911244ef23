import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KNOWN_STAGES } from '#shared/api/nouns/enums'
import { changeRole, hotelRole, sizesOf, TIRES } from './tires'

const bought = [{ provider: 'WORKSHOP' }, { provider: 'TIRE_PACKAGER' }]

it.each([
  [bought, true, 'tireHotelTireBuyerProduct'],
  [bought, false, 'tireHotelTireBuyerProduct'],
  [[{ provider: 'WORKSHOP' }], true, 'tireHotelExistingCustomerProduct'],
  [[], false, 'tireHotelNewCustomerProduct'],
])('chooses the hotel product for the cart %j with tires in the hotel %s: %s', (cart, inHotel, role) => {
  expect(hotelRole(cart, inHotel)).toBe(role)
})

it('the tire stage is one of the contract’s stages', () => {
  expect(KNOWN_STAGES).toContain(TIRES)
})

it('chooses the change product by class, and treats an unknown class as a passenger car', () => {
  expect([1, 2, 7, null].map(changeRole)).toEqual([
    'tireChangePersonalCarProduct',
    'tireChangeVanProduct',
    'tireChangeVanProduct',
    'tireChangePersonalCarProduct',
  ])
})

it('lists each size once, in ascending order', () => {
  const size = fc.integer({ min: 1, max: 30 })
  const tires = fc.array(fc.record({ width: size, aspectRatio: size, rimDiameter: size }))
  fc.assert(
    fc.property(tires, (list) => {
      const { widths, aspectRatios, rimDiameters } = sizesOf(list)
      for (const sizes of [widths, aspectRatios, rimDiameters])
        expect(sizes.every((one, at) => at === 0 || one > (sizes[at - 1] ?? 0))).toBe(true)
      expect(new Set(widths)).toEqual(new Set(list.map(({ width }) => width)))
      expect(new Set(aspectRatios)).toEqual(new Set(list.map(({ aspectRatio }) => aspectRatio)))
      expect(new Set(rimDiameters)).toEqual(new Set(list.map(({ rimDiameter }) => rimDiameter)))
    }),
  )
})
