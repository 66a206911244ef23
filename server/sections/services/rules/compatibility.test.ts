import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitting } from './compatibility'

const oil = { id: 'oil', combustionOnly: true }
const brakes = { id: 'brakes', combustionOnly: false }

it('offers no oil for an electric car, and all products for other cars or without a car', () => {
  expect(fitting([oil, brakes], { make: 'Tesla' })).toEqual([brakes])
  expect(fitting([oil, brakes], { make: 'Toyota' })).toEqual([oil, brakes])
  expect(fitting([oil, brakes], null)).toEqual([oil, brakes])
})

it('drops only combustion products and keeps the order, for any products and any make', () => {
  const products = fc.array(fc.record({ id: fc.nat(), combustionOnly: fc.boolean() }))
  const make = fc.oneof(fc.constantFrom('Tesla', 'Xpeng'), fc.constantFrom('tesla', 'Toyota', 'Volvo', ''), fc.string())
  fc.assert(
    fc.property(products, fc.option(fc.record({ make })), (sold, vehicle) => {
      const isElectric = vehicle?.make === 'Tesla' || vehicle?.make === 'Xpeng'
      expect(fitting(sold, vehicle)).toEqual(isElectric ? sold.filter((one) => !one.combustionOnly) : sold)
    }),
  )
})
