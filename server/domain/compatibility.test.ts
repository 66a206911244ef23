import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitting } from './compatibility'

const oil = { id: 'oil', combustionOnly: true }
const brakes = { id: 'brakes', combustionOnly: false }

it('an electric car is offered no oil; any other car, and nobody yet, is offered all', () => {
  expect(fitting([oil, brakes], { make: 'Tesla' })).toEqual([brakes])
  expect(fitting([oil, brakes], { make: 'Toyota' })).toEqual([oil, brakes])
  expect(fitting([oil, brakes], null)).toEqual([oil, brakes])
})

it('leaves out nothing else, in the order it came, whatever is sold and whatever is driven', () => {
  const products = fc.array(fc.record({ id: fc.nat(), combustionOnly: fc.boolean() }))
  const make = fc.oneof(fc.constantFrom('Tesla', 'Xpeng'), fc.constantFrom('tesla', 'Toyota', 'Volvo', ''), fc.string())
  fc.assert(
    fc.property(products, fc.option(fc.record({ make })), (sold, vehicle) => {
      const isElectric = vehicle?.make === 'Tesla' || vehicle?.make === 'Xpeng'
      expect(fitting(sold, vehicle)).toEqual(isElectric ? sold.filter((one) => !one.combustionOnly) : sold)
    }),
  )
})
