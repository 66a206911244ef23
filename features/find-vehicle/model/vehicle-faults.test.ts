import { expect, it } from 'vitest'
import { vehicleFaults } from './vehicle-faults'

const empty = { registerNumber: '', kilometers: '', make: '', model: '' }
const known = { withKilometers: true, isUnknown: false }

it('VE-02 VE-03 ask for plate and mileage', () => {
  expect(vehicleFaults(empty, known)).toEqual({
    registerNumber: 'Anna rekisterinumero.',
    kilometers: 'Anna kilometrilukema.',
    make: undefined,
    model: undefined,
  })
})

it('VE-03 do not ask for mileage in a tire change', () => {
  expect(vehicleFaults(empty, { ...known, withKilometers: false }).kilometers).toBeUndefined()
})

it('VE-05 ask for make and model only of a vehicle that was not found', () => {
  const faults = vehicleFaults({ ...empty, model: ' ' }, { ...known, isUnknown: true })
  expect([faults.make, faults.model]).toEqual(['Valitse auton merkki.', 'Kirjoita auton malli.'])
})

it('VE-02 VE-03 name the limits', () => {
  const faults = vehicleFaults({ ...empty, registerNumber: 'CD-12345', kilometers: '1000000' }, known)
  expect(faults.registerNumber).toContain('enintään 7 merkkiä')
  expect(faults.kilometers).toBe('Kilometrilukema voi olla enintään 999\u00a0999.')
})
