import { expect, it } from 'vitest'
import { fitting } from './compatibility'

const oil = { id: 'oil', combustionOnly: true }
const brakes = { id: 'brakes', combustionOnly: false }

it('an electric car is offered no oil; any other car, and nobody yet, is offered all', () => {
  expect(fitting([oil, brakes], { make: 'Tesla' })).toEqual([brakes])
  expect(fitting([oil, brakes], { make: 'Toyota' })).toEqual([oil, brakes])
  expect(fitting([oil, brakes], null)).toEqual([oil, brakes])
})
