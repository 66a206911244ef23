import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fits, type Abilities } from './workshop-fit'

const nothing: Abilities = {
  offersMaintenance: false,
  offersTireChange: false,
  offersDamageInspection: false,
  vehicleClasses: null,
}

it.each([
  ['MAINTENANCE', { offersMaintenance: true }],
  ['ANNUAL_INSPECTION', { offersMaintenance: true }],
  ['TIRE_CHANGE', { offersTireChange: true }],
  ['TIRE_SALES', { offersTireChange: true }],
  ['DAMAGE_INSPECTION', { offersDamageInspection: true }],
])('%s fits only a workshop that offers it', (processType, offered) => {
  const need = { processType, classificationId: null }
  expect(fits({ ...nothing, ...offered }, need)).toBe(true)
  const others = { offersMaintenance: true, offersTireChange: true, offersDamageInspection: true }
  const without = Object.fromEntries(Object.keys(offered).map((ability) => [ability, false]))
  expect(fits({ ...nothing, ...others, ...without }, need)).toBe(false)
})

it('CANCEL_FORM fits every workshop', () => {
  expect(fits(nothing, { processType: 'CANCEL_FORM', classificationId: 2 })).toBe(true)
})

it.each([
  [[1], 2, false],
  [[1, 2], 2, true],
  [[1], null, true],
  [null, 2, true],
  [[], 1, false],
])('a workshop for classes %j accepts class %s: %s', (vehicleClasses, classificationId, expected) => {
  const abilities = { ...nothing, offersMaintenance: true, vehicleClasses }
  expect(fits(abilities, { processType: 'MAINTENANCE', classificationId })).toBe(expected)
})

const anyAbilities: fc.Arbitrary<Abilities> = fc.record({
  offersMaintenance: fc.boolean(),
  offersTireChange: fc.boolean(),
  offersDamageInspection: fc.boolean(),
  vehicleClasses: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }))),
})
const anyNeed = fc.record({
  processType: fc.constantFrom('MAINTENANCE', 'TIRE_CHANGE', 'TIRE_SALES', 'DAMAGE_INSPECTION', 'CANCEL_FORM', 'OTHER'),
  classificationId: fc.option(fc.integer({ min: 1, max: 4 })),
})

it('a workshop with more services or classes fits everyone it fitted before', () => {
  fc.assert(
    fc.property(anyAbilities, anyAbilities, anyNeed, (some, others, need) => {
      const more: Abilities = {
        offersMaintenance: some.offersMaintenance || others.offersMaintenance,
        offersTireChange: some.offersTireChange || others.offersTireChange,
        offersDamageInspection: some.offersDamageInspection || others.offersDamageInspection,
        vehicleClasses: some.vehicleClasses &&
          others.vehicleClasses && [...some.vehicleClasses, ...others.vehicleClasses],
      }
      expect(!fits(some, need) || fits(more, need)).toBe(true)
    }),
  )
})

it('an unknown class fits every workshop that offers the process', () => {
  fc.assert(
    fc.property(anyAbilities, anyNeed, (abilities, need) => {
      const unknown = fits(abilities, { ...need, classificationId: null })
      expect(unknown).toBe(fits({ ...abilities, vehicleClasses: null }, need))
      expect(!fits(abilities, need) || unknown).toBe(true)
    }),
  )
})
