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
])('%s takes a workshop that offers it', (processType, offered) => {
  const need = { processType, classificationId: null }
  expect(fits({ ...nothing, ...offered }, need)).toBe(true)
  const others = { offersMaintenance: true, offersTireChange: true, offersDamageInspection: true }
  const without = Object.fromEntries(Object.keys(offered).map((offer) => [offer, false]))
  expect(fits({ ...nothing, ...others, ...without }, need)).toBe(false)
})

it('any workshop can be written to', () => {
  expect(fits(nothing, { processType: 'CANCEL_FORM', classificationId: 2 })).toBe(true)
})

it.each([
  [[1], 2, false],
  [[1, 2], 2, true],
  [[1], null, true],
  [null, 2, true],
  [[], 1, false],
])('a workshop for classes %j takes class %s: %s', (vehicleClasses, classificationId, expected) => {
  const abilities = { ...nothing, offersMaintenance: true, vehicleClasses }
  expect(fits(abilities, { processType: 'MAINTENANCE', classificationId })).toBe(expected)
})
